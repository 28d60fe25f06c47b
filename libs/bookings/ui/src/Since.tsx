import { useTranslation } from 'react-i18next';
import { useFormat, useNow } from '@traveldesk/shared-web';
import './texts';
import styles from './Countdown.module.css';

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

/** A duration up to now, such as `for 5 hours`; its start is the tooltip. */
export function Since({ at }: { at: string }) {
  const { t } = useTranslation('bookings');
  const { dateTime } = useFormat();
  const passed = Math.max(minute, useNow() - new Date(at).getTime());
  const [unit, length] =
    passed < hour
      ? (['minutes', minute] as const)
      : passed < day
        ? (['hours', hour] as const)
        : (['days', day] as const);
  return (
    <time dateTime={at} title={dateTime(at)} className={styles.countdown} data-urgency="over">
      {t(`since.${unit}`, { count: Math.floor(passed / length) })}
    </time>
  );
}
