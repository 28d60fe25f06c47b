import { LeftOutlined, RightOutlined } from '@ant-design/icons';
import { Button, Skeleton } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { FlightCriteria } from '@traveldesk/flights-contract';
import { localeOf } from '@traveldesk/shared-contract';
import { ErrorState } from '@traveldesk/shared-ui';
import { useFormat, useLanguage } from '@traveldesk/shared-web';
import { AskMoreDays } from './AskMoreDays';
import { cheapestDay, dayKey } from './cheapest-day';
import { DayLink } from './DayLink';
import { useFlightsDayPricesQuery } from './days.api';
import styles from './results.module.css';

export interface DayMonthProps {
  criteria: FlightCriteria;
  query: string;
}

/** Shows the prices of the same journey on each day of a month; the stay keeps its length. */
export function DayMonth({ criteria, query }: DayMonthProps) {
  const { t } = useTranslation('flights');
  const { language } = useLanguage();
  const format = useFormat();
  const [month, setMonth] = useState(criteria.trips[0]?.date.slice(0, 7) ?? '');
  const { currentData: data, error, refetch } = useFlightsDayPricesQuery({ query, shape: 'month', month });
  const look = () => void refetch();
  const days = data?.data ?? [];
  const cheapest = cheapestDay(days);
  const name = new Intl.DateTimeFormat(localeOf[language], {
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  });
  return (
    <div className={styles.dayPanel}>
      <div className={styles.dayButtons}>
        <Button
          size="small"
          icon={<LeftOutlined className={styles.turning} aria-hidden />}
          aria-label={t('days.monthBefore')}
          onClick={() => setMonth(monthBy(month, -1))}
        />
        <strong role="status">{name.format(new Date(`${month}-01T00:00:00Z`))}</strong>
        <Button
          size="small"
          icon={<RightOutlined className={styles.turning} aria-hidden />}
          aria-label={t('days.monthAfter')}
          onClick={() => setMonth(monthBy(month, 1))}
        />
      </div>
      {error && <ErrorState error={error} onRetry={look} />}
      {!error && !data && <Skeleton active title={false} paragraph={{ rows: 7 }} />}
      {data && days.length === 0 && <p className={styles.hint}>{t('days.notSold')}</p>}
      <ul className={styles.month} aria-label={t('days.month')}>
        {days.map((day) => (
          <li key={day.date}>
            <DayLink
              day={day}
              criteria={criteria}
              isCheapest={dayKey(day) === cheapest}
              label={<span className={styles.dayDate}>{format.date(day.date)}</span>}
            />
          </li>
        ))}
      </ul>
      <AskMoreDays key={month} days={days} criteria={criteria} look={look} />
    </div>
  );
}

function monthBy(month: string, months: number): string {
  const [year = 0, number = 1] = month.split('-').map(Number);
  return new Date(Date.UTC(year, number - 1 + months, 1)).toISOString().slice(0, 7);
}
