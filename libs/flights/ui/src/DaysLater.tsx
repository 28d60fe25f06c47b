import { useTranslation } from 'react-i18next';
import { Bidi } from '@traveldesk/shared-ui';
import styles from './journey.module.css';
import './texts';

/** Shows the +1 of an arrival on a later day; nothing on the same day. */
export function DaysLater({ days }: { days: number }) {
  const { t } = useTranslation('journey');
  if (days === 0) return null;
  const words = t('daysLater', { count: days });
  return (
    <sup className={styles.later} title={words}>
      <Bidi>{days > 0 ? `+${days}` : String(days)}</Bidi>
      <span className={styles.spoken}>{words}</span>
    </sup>
  );
}
