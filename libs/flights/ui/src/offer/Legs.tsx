import { SwapRightOutlined } from '@ant-design/icons';
import type { CriteriaDraft } from '@traveldesk/flights-contract';
import { Bidi } from '@traveldesk/shared-ui';
import { useFormat } from '@traveldesk/shared-web';
import styles from './offer.module.css';

export function Legs({ trips }: Pick<CriteriaDraft, 'trips'>) {
  const format = useFormat();
  return trips.map(({ origin, destination, date }, index) => (
    // Trips have no other key than their position.
    <span key={index} className={styles.leg}>
      <Bidi code>{origin}</Bidi>
      <SwapRightOutlined className={styles.arrow} aria-hidden />
      <Bidi code>{destination}</Bidi>
      <span>{date && format.date(date)}</span>
    </span>
  ));
}
