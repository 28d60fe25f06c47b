import { useTranslation } from 'react-i18next';
import type { RoomRate } from '@traveldesk/hotels-contract';
import styles from './rates.module.css';

export interface RateConditionsProps {
  conditions: RoomRate['conditions'];
  /** Shown at once rather than on demand. */
  open?: boolean;
}

/** The supplier's conditions of a rate, in its own words. */
export function RateConditions({ conditions, open = false }: RateConditionsProps) {
  const { t } = useTranslation('hotels');
  if (conditions.length === 0) return <p className={styles.quiet}>{t('rates.conditions.none')}</p>;
  return (
    <details className={styles.conditions} open={open}>
      <summary>{t('rates.conditions.title', { count: conditions.length })}</summary>
      <dl>
        {conditions.map(({ title, description }) => (
          <div key={`${title} ${description}`}>
            <dt dir="auto">{title}</dt>
            <dd dir="auto">{description}</dd>
          </div>
        ))}
      </dl>
    </details>
  );
}
