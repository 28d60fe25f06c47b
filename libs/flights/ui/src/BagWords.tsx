import type { ReactNode } from 'react';
import type { Bags } from '@traveldesk/flights-contract';
import { BagIcon } from './BagIcon';
import styles from './journey.module.css';
import { useFlightWords } from './useFlightWords';

/** Shows each traveler's baggage allowance as icons with texts. */
export function BagWords({ bags }: { bags: Bags }) {
  const { carryOn, checked } = useFlightWords().bags(bags);
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

/** Shows the baggage allowance in little space, as icons with numbers. */
export function BagMarks({ bags }: { bags: Bags }) {
  const { carryOn, checked } = useFlightWords().bags(bags);
  return (
    <span className={styles.bags}>
      <Mark said={carryOn} count={bags.carry_on}>
        <BagIcon none={bags.carry_on === 0} />
      </Mark>
      <Mark said={checked} count={bags.checked}>
        <BagIcon checked none={bags.checked === 0} />
      </Mark>
    </span>
  );
}

function Mark({ said, count, children }: { said: string; count: number | null; children: ReactNode }) {
  return (
    <span title={said}>
      {children} <span aria-hidden>{count ?? '?'}</span>
      <span className={styles.spoken}>{said}</span>
    </span>
  );
}
