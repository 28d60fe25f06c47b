import { Bidi } from '@traveldesk/shared-ui';
import type { MovementRow } from '@traveldesk/wallet-contract';
import styles from './Journey.module.css';

/** The lead traveler and the route of a movement's booking. */
export function Journey({ booking }: Pick<MovementRow, 'booking'>) {
  if (!booking) return null;
  return (
    <>
      {booking.traveller && <bdi>{booking.traveller}</bdi>}
      {booking.route && (
        <span className={styles.route}>
          <Bidi code>{booking.route}</Bidi>
        </span>
      )}
    </>
  );
}
