import type { Bags } from '@traveldesk/flights-contract';
import { BagIcon } from './BagIcon';
import styles from './journey.module.css';
import { useWords } from './useWords';

/** What each traveller may take: icons with words. */
export function BagWords({ bags }: { bags: Bags }) {
  const { carryOn, checked } = useWords().bags(bags);
  return (
    <span className={styles.bags}>
      <span>
        <BagIcon none={bags.carry_on === 0} /> {carryOn}
      </span>
      <span>
        <BagIcon checked none={bags.checked === 0} /> {checked}
      </span>
    </span>
  );
}
