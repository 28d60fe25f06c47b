import { TokenBucket } from 'limiter';
import { LRUCache } from 'lru-cache';
import { Problem } from '../problem';

/** Maximum callers remembered; the least recently active is forgotten first. */
const maxCallers = 20_000;

export interface CallLimit {
  /** Counts a call of the caller; throws a 429 if there were too many. */
  take(caller: string): void;
}

/**
 * A token bucket for each caller, holding one minute's calls and refilled evenly. Each process counts for itself, to protect itself; limits
 * for all processes together, such as the sign-in throttle, count in the database.
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
