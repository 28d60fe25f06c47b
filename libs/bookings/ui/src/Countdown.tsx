import { ClockCircleOutlined, ExclamationCircleOutlined } from '@ant-design/icons';
import { useFormat, useNow } from '@traveldesk/shared-web';
import styles from './Countdown.module.css';

const soonMs = 4 * 3_600_000;

const icons = {
  soon: <ClockCircleOutlined className={styles.icon} aria-hidden />,
  over: <ExclamationCircleOutlined className={styles.icon} aria-hidden />,
  later: null,
} as const;

/** The time left until an instant by the server's clock, with the instant and its zone as a tooltip. Near and past deadlines stand out. */
export function Countdown({ at }: { at: string }) {
  const { relative, deadline } = useFormat();
  const now = useNow();
  const left = new Date(at).getTime() - now;
  const urgency = left <= 0 ? 'over' : left < soonMs ? 'soon' : 'later';
  return (
    <time dateTime={at} title={deadline(at)} className={styles.countdown} data-urgency={urgency}>
      {icons[urgency]} {relative(at, new Date(now))}
    </time>
  );
}
