import { Skeleton } from 'antd';
import { useTranslation } from 'react-i18next';
import type { FlightCriteria } from '@traveldesk/flights-contract';
import { ErrorState } from '@traveldesk/shared-ui';
import { useFormat } from '@traveldesk/shared-web';
import { AskMoreDays } from './AskMoreDays';
import { cheapestDay, dayKey } from './cheapest-day';
import { DayLink } from './DayLink';
import { useFlightsDayPricesQuery } from './days.api';
import styles from './results.module.css';

export interface DayGridProps {
  criteria: FlightCriteria;
  query: string;
}

/** Shows the prices of a round trip by departure and return day. */
export function DayGrid({ criteria, query }: DayGridProps) {
  const { t } = useTranslation('flights');
  const format = useFormat();
  const { data, error, refetch } = useFlightsDayPricesQuery({ query, shape: 'grid' });
  const look = () => void refetch();
  if (error) return <ErrorState error={error} onRetry={look} />;
  if (!data) return <Skeleton active title={false} paragraph={{ rows: 7 }} />;
  const days = data.data;
  const byKey = new Map(days.map((day) => [dayKey(day), day]));
  const outs = [...new Set(days.map(({ date }) => date))];
  const backs = [...new Set(days.map(({ return_date: back }) => back ?? ''))].sort();
  const cheapest = cheapestDay(days);
  return (
    <div className={styles.dayPanel}>
      <div className={styles.dayScroll}>
        <table className={styles.dayGrid} aria-label={t('days.grid')}>
          <thead>
            <tr>
              <th scope="col">{t('days.backByOut')}</th>
              {outs.map((date) => (
                <th key={date} scope="col">
                  {format.date(date)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {backs.map((back) => (
              <tr key={back}>
                <th scope="row">{format.date(back)}</th>
                {outs.map((date) => {
                  const day = byKey.get(dayKey({ date, return_date: back }));
                  return (
                    <td key={date}>
                      {day && (
                        <DayLink
                          day={day}
                          criteria={criteria}
                          isCheapest={dayKey(day) === cheapest}
                          name={t('days.outAndBack', { out: format.date(date), back: format.date(back) })}
                        />
                      )}
                    </td>
                  );
                })}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <AskMoreDays days={days} criteria={criteria} look={look} />
    </div>
  );
}
