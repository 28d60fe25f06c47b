import type { Bags } from '@traveldesk/flights-contract';
import styles from './journey.module.css';
import { useWords } from './useWords';

/** What each traveller may take, in words. */
export function BagWords({ bags }: { bags: Bags }) {
  const { carryOn, checked } = useWords().bags(bags);
  return (
    <span className={styles.bags}>
      <span>{carryOn}</span>
      <span>{checked}</span>
    </span>
  );
}
