import { useTranslation } from 'react-i18next';
import { Bidi } from '@traveldesk/shared-ui';
import styles from './journey.module.css';

/** The +1 of an arrival on another day than that of departure; nothing where it is the same. */
export function DaysLater({ days }: { days: number }) {
  const { t } = useTranslation('flights');
  if (days === 0) return null;
  const words = t('daysLater', { count: days });
  return (
    <sup className={styles.later} title={words}>
      <Bidi>{days > 0 ? `+${days}` : String(days)}</Bidi>
      <span className={styles.spoken}>{words}</span>
    </sup>
  );
}
