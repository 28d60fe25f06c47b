/** What failures are counted by (SECURITY 21): the account anywhere, the address for any account, and the pair. */
export type ThrottleKind = 'account' | 'address' | 'pair';

interface Limit {
  /** Failures that cost no delay. */
  free: number;
  /** The longest delay, in seconds. It bounds what a stranger can do to an owner. */
  longest: number;
}

const limits: Record<ThrottleKind, Limit> = {
  pair: { free: 5, longest: 15 * 60 },
  // Shorter: anybody can fail at somebody else's account. A known address is not held up by it at all.
  account: { free: 10, longest: 5 * 60 },
  // Higher: a whole office may share one address.
  address: { free: 50, longest: 15 * 60 },
};

const firstDelay = 2;

/** After this long without a failure, counting begins anew. */
export const forgetAfterMs = 24 * 60 * 60 * 1000;

/** Seconds to wait after that many failures: none at first, then doubling up to the limit of the kind. */
export function delayAfter(kind: ThrottleKind, failures: number): number {
  const { free, longest } = limits[kind];
  if (failures < free) return 0;
  return Math.min(longest, firstDelay * 2 ** Math.min(failures - free, 20));
}
