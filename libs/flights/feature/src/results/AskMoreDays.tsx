import { SearchOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { daysBetween } from '@traveldesk/shared-contract';
import type { DayPrice, FlightCriteria } from '@traveldesk/flights-contract';
import { returnOf } from '@traveldesk/flights-contract';
import { useAskDays } from './useAskDays';

/** Days requested per click: each is a search at every supplier and counts towards the suppliers' limits. */
const most = 8;

export interface AskMoreDaysProps {
  days: readonly DayPrice[];
  criteria: FlightCriteria;
  look: () => void;
}

/** Requests unknown days with each click, the nearest to the search first. */
export function AskMoreDays({ days, criteria, look }: AskMoreDaysProps) {
  const { t } = useTranslation('flights');
  const { asking, ask } = useAskDays(criteria, look);
  const chosen = { date: criteria.trips[0]?.date ?? '', return_date: returnOf(criteria) };
  const far = (day: DayPrice) =>
    Math.abs(daysBetween(chosen.date, day.date)) +
    Math.abs(day.return_date && chosen.return_date ? daysBetween(chosen.return_date, day.return_date) : 0);
  const next = days
    .filter(({ status }) => status === 'unknown')
    .sort((one, other) => far(one) - far(other))
    .slice(0, most);
  if (next.length === 0) return null;
  return (
    <Button size="small" loading={asking} icon={<SearchOutlined aria-hidden />} onClick={() => ask(next)}>
      {t('days.askSome', { count: next.length })}
    </Button>
  );
}
