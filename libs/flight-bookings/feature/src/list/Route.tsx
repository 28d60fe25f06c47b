import { Bidi } from '@traveldesk/shared-ui';
import styles from './Route.module.css';

/** Origin and destination of each trip, unbroken: `CAI–DXB`. */
export function Route({ trips }: { trips: readonly string[] }) {
  return trips.map((trip, index) => (
    // Trips may repeat, so their key is the position.
    <span key={index} className={styles.trip}>
      <Bidi code>{trip}</Bidi>
    </span>
  ));
}
