import { Problem } from '../problem';

/** Callers remembered at once; the one that has been quiet for longest is forgotten first. */
const maxCallers = 20_000;

export interface CallLimit {
  /** Counts one call of the caller; throws a 429 when it has made too many. */
  take(caller: string): void;
}

interface Bucket {
  tokens: number;
  at: number;
}

/**
 * A bucket for each caller that holds a minute's calls and fills evenly. Each process counts for itself: this
 * protects the process; what must hold over all of them, as the throttle of sign-ins, counts in the database.
 */
export function createCallLimit(perMinute: number, now: () => number = Date.now): CallLimit {
  if (perMinute === 0) return { take: () => {} };
  const buckets = new Map<string, Bucket>();
  const perMillisecond = perMinute / 60_000;
  return {
    take: (caller) => {
      const at = now();
      const known = buckets.get(caller);
      const tokens = known ? Math.min(perMinute, known.tokens + (at - known.at) * perMillisecond) : perMinute;
      buckets.delete(caller);
      buckets.set(caller, { tokens: Math.max(0, tokens - 1), at });
      if (buckets.size > maxCallers) forgetOldest(buckets);
      if (tokens < 1) {
        const retryAfter = Math.ceil((1 - tokens) / perMillisecond / 1000);
        throw new Problem(429, 'too_many_requests', { retryAfter });
      }
    },
  };
}

function forgetOldest(buckets: Map<string, Bucket>): void {
  const [oldest] = buckets.keys();
  if (oldest !== undefined) buckets.delete(oldest);
}
