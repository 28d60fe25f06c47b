import { hash } from 'node:crypto';

/**
 * The times until which a supplier accepts no calls, as its 429 and 503 answers state. Rate limits apply to an account, so they are kept by
 * token.
 */
export interface CallLimits {
  /** Null if calls are accepted. */
  until(credentials: string): Date | null;
  note(credentials: string, until: Date): void;
}

/** Upper bound for a Retry-After, in milliseconds. */
const longestMs = 3_600_000;

export function createCallLimits(now: () => number = Date.now): CallLimits {
  const untils = new Map<string, number>();
  const keyOf = (credentials: string) => hash('sha256', credentials);
  return {
    until: (credentials) => {
      const until = untils.get(keyOf(credentials)) ?? 0;
      return until > now() ? new Date(until) : null;
    },
    note: (credentials, until) => {
      for (const [key, over] of untils) if (over <= now()) untils.delete(key);
      const key = keyOf(credentials);
      // Concurrent calls may get different times: the latest counts.
      const latest = Math.max(untils.get(key) ?? 0, Math.min(until.getTime(), now() + longestMs));
      if (latest > now()) untils.set(key, latest);
    },
  };
}
