import { useTranslation } from 'react-i18next';
import { useFormat } from '@traveldesk/shared-web';
import { bothTimes } from './zones';
import styles from './rates.module.css';

export interface DeadlineTimesProps {
  label: string;
  at: string;
  /** The property's time zone; null if unknown. */
  zone: string | null;
}

/** A deadline in the property's time and in the reader's. A date that differs from the property's is pointed out. */
export function DeadlineTimes({ label, at, zone }: DeadlineTimesProps) {
  const { t } = useTranslation('hotels');
  const { there, here, days } = bothTimes(at, zone, useFormat());
  return (
    <dl className={styles.deadline}>
      <div>
        <dt>{label}</dt>
        <dd>
          <time dateTime={at}>
            <bdi>{there}</bdi>
          </time>{' '}
          <span className={styles.quiet}>{t(zone === null ? 'rates.zone.utc' : 'rates.zone.there')}</span>
        </dd>
      </div>
      {here && (
        <div>
          <dt>{t('rates.zone.here')}</dt>
          <dd>
            <bdi>{here}</bdi>{' '}
            {days !== 0 && (
              <span className={styles.otherDay}>
                {t(days > 0 ? 'rates.zone.later' : 'rates.zone.earlier', { count: Math.abs(days) })}
              </span>
            )}
          </dd>
        </div>
      )}
    </dl>
  );
}
