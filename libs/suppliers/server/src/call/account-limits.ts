import { hash } from 'node:crypto';
import type { Secrets } from '@traveldesk/shared-server';
import type { SupplierConnection } from './supplier-call';

/** An account at a supplier: suppliers with the same address and token share it, whatever they sell (docs/adr/0130). */
export type Account = Pick<SupplierConnection, 'baseUrl' | 'credentials'>;

/** Returns the key of an account. It is derived from the token, so it must not be stored or logged. */
function accountKey({ baseUrl, credentials }: Account): string {
  return hash('sha256', `${baseUrl}\n${credentials}`);
}

/**
 * Returns names of an account that may be stored, because they do not reveal its token: one for each key of SECRET_KEY, the newest first.
 * Names for different purposes differ.
 */
export function namesOfAccount({ tokensOf }: Secrets, purpose: string, account: Account): string[] {
  return tokensOf(`${purpose}:${accountKey(account)}`);
}

/** The times until which accounts accept no calls, as 429 and 503 answers state. */
export interface AccountLimits {
  /** Null if calls are accepted. */
  until(account: Account): Date | null;
  note(account: Account, until: Date): void;
}

/** The limits of each kind of call: a search that has to wait holds up no order (docs/adr/0060). */
export type LimitsByKind = Readonly<Record<'search' | 'order', AccountLimits>>;

/** Upper bound for a Retry-After, in milliseconds. */
const longestMs = 3_600_000;

function createAccountLimits(now: () => number): AccountLimits {
  const untils = new Map<string, number>();
  return {
    until: (account) => {
      const until = untils.get(accountKey(account)) ?? 0;
      return until > now() ? new Date(until) : null;
    },
    note: (account, until) => {
      for (const [key, over] of untils) if (over <= now()) untils.delete(key);
      const key = accountKey(account);
      // Concurrent calls may get different times: the latest counts.
      const latest = Math.max(untils.get(key) ?? 0, Math.min(until.getTime(), now() + longestMs));
      if (latest > now()) untils.set(key, latest);
    },
  };
}

export function createLimits(now: () => number = Date.now): LimitsByKind {
  return { search: createAccountLimits(now), order: createAccountLimits(now) };
}
