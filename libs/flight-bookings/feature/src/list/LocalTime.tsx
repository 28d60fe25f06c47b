import { Bidi } from '@traveldesk/shared-ui';
import { useFormat } from '@traveldesk/shared-web';
import styles from './LocalTime.module.css';

/** A local time at an airport, such as `2026-12-01T23:40`; never converted to another zone. */
export function LocalTime({ at }: { at: string }) {
  const { date } = useFormat();
  return (
    <time dateTime={at}>
      <span className={styles.day}>{date(at.slice(0, 10))}</span> <Bidi>{at.slice(11, 16)}</Bidi>
    </time>
  );
}
