import type { SupplierFailure } from '@traveldesk/suppliers-contract';

/** Counts the results of one supplier's answer: those that were kept, and those left out by cause. */
export interface Tally<Cause extends string> {
  keep(count: number): void;
  drop(cause: Cause, count?: number): void;
  dropped(): Partial<Record<Cause, number>>;
  /** Returns a failure if at least half of the answer is implausible; otherwise null. */
  fault(): SupplierFailure | null;
}

/** `faultOf` returns the failure that a cause indicates; null if the supplier is not at fault. */
export function createTally<Cause extends string>(
  faultOf: (cause: Cause) => SupplierFailure | null,
): Tally<Cause> {
  const counts = new Map<Cause, number>();
  let kept = 0;
  return {
    keep: (count) => {
      kept += count;
    },
    drop: (cause, count = 1) => counts.set(cause, (counts.get(cause) ?? 0) + count),
    dropped: () => Object.fromEntries(counts) as Partial<Record<Cause, number>>,
    fault: () => {
      const faults = [...counts].filter(([cause]) => faultOf(cause) !== null);
      const wrong = faults.reduce((sum, [, count]) => sum + count, 0);
      const all = [...counts.values()].reduce((sum, count) => sum + count, kept);
      if (wrong === 0 || wrong * 2 < all) return null;
      const [[only] = []] = faults;
      return faults.length > 1 || !only ? 'impossible' : faultOf(only);
    },
  };
}
