import { hash } from 'node:crypto';

/** Until when a supplier takes no more calls, as it said itself (429, 503). A limit is of an account, so it is kept by token. */
export interface CallLimits {
  /** Null where calls are taken. */
  until(credentials: string): Date | null;
  note(credentials: string, until: Date): void;
}

/** Whatever a supplier says, it is tried again after this. */
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
      // Calls that were under way together may be told differently: the latest counts.
      const latest = Math.max(untils.get(key) ?? 0, Math.min(until.getTime(), now() + longestMs));
      if (latest > now()) untils.set(key, latest);
    },
  };
}
