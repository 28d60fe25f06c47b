import { TokenBucket } from 'limiter';
import { LRUCache } from 'lru-cache';
import { Problem } from '../problem';

/** Callers remembered at once; the one that has been quiet for longest is forgotten first. */
const maxCallers = 20_000;

export interface CallLimit {
  /** Counts one call of the caller; throws a 429 when it has made too many. */
  take(caller: string): void;
}

/**
 * A bucket for each caller that holds a minute's calls and fills evenly. Each process counts for itself: this
 * protects the process; what must hold over all of them, as the throttle of sign-ins, counts in the database.
 */
export function createCallLimit(perMinute: number): CallLimit {
  if (perMinute === 0) return { take: () => {} };
  const buckets = new LRUCache({ max: maxCallers, memoMethod: (_: string) => fullBucket(perMinute) });
  return {
    take: (caller) => {
      const bucket = buckets.memo(caller);
      if (bucket.tryRemoveTokens(1)) return;
      const retryAfter = Math.ceil(bucket.getWaitTime(1) / 1000);
      throw new Problem(429, 'too_many_requests', { retryAfter });
    },
  };
}

function fullBucket(perMinute: number): TokenBucket {
  const bucket = new TokenBucket({ bucketSize: perMinute, tokensPerInterval: perMinute, interval: 'minute' });
  bucket.content = perMinute;
  return bucket;
}
