import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import {
  encodeCriteria,
  onDays,
  returnOf,
  type DayPrice,
  type FlightCriteria,
} from '@traveldesk/flights-contract';
import { Bidi } from '@traveldesk/shared-ui';
import { useFormat } from '@traveldesk/shared-web';
import { dayKey } from './cheapest-day';
import styles from './results.module.css';

export interface DayLinkProps {
  day: DayPrice;
  criteria: FlightCriteria;
  isCheapest: boolean;
  /** The label of the day, if no column header has one. */
  label?: ReactNode;
  /** The label for screen readers. */
  name?: string;
}

/** Links a day to its search, with its price, if known, and the price's age. */
export function DayLink({ day, criteria, isCheapest, label, name }: DayLinkProps) {
  const { t } = useTranslation('flights');
  const format = useFormat();
  const chosen = { date: criteria.trips[0]?.date ?? '', return_date: returnOf(criteria) };
  return (
    <Link
      to={`/flights/results?${encodeCriteria(onDays(criteria, day))}`}
      className={styles.day}
      aria-current={dayKey(day) === dayKey(chosen) ? 'date' : undefined}
      data-cheapest={isCheapest}
      preventScrollReset
    >
      {name && <span className={styles.heard}>{name}</span>}
      {label}
      <span className={styles.quiet}>
        {day.price ? <Bidi>{format.money(day.price)}</Bidi> : t(`days.${day.status}`)}
      </span>
      <span className={styles.dayAge}>
        {isCheapest && <strong>{t('days.cheapest')} </strong>}
        {day.seen_at && <span title={format.dateTime(day.seen_at)}>{format.relative(day.seen_at)}</span>}
      </span>
    </Link>
  );
}
