import { Bidi } from '@traveldesk/shared-ui';
import styles from './Route.module.css';

/** From where to where, each trip in one piece: `CAI–DXB`. */
export function Route({ trips }: { trips: readonly string[] }) {
  return trips.map((trip, index) => (
    // A journey may go the same way twice: trips have no key of their own but their position.
    <span key={index} className={styles.trip}>
      <Bidi code>{trip}</Bidi>
    </span>
  ));
}
