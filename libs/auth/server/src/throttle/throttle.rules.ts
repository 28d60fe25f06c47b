/** The subjects by which failures are counted (SECURITY 21): the account from anywhere, the network address for any account, and the pair. */
export type ThrottleKind = 'account' | 'address' | 'pair';

interface Limit {
  /** Failures without a delay. */
  free: number;
  /** Maximum delay in seconds, which limits how long a stranger can delay an owner. */
  longest: number;
}

const limits: Record<ThrottleKind, Limit> = {
  pair: { free: 5, longest: 15 * 60 },
  // Shorter, because anybody can cause failures of another account. Does not apply at known addresses.
  account: { free: 10, longest: 5 * 60 },
  // Higher, because a whole office may share an address.
  address: { free: 50, longest: 15 * 60 },
};

const firstDelay = 2;

/** Milliseconds without a failure after which counting restarts. */
export const forgetAfterMs = 24 * 60 * 60 * 1000;

/** Returns the seconds to wait after a number of failures: none at first, then doubling up to the maximum of the kind. */
export function delayAfter(kind: ThrottleKind, failures: number): number {
  const { free, longest } = limits[kind];
  if (failures < free) return 0;
  return Math.min(longest, firstDelay * 2 ** Math.min(failures - free, 20));
}
