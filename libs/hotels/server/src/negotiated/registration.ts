import type { NegotiatedRate } from '@traveldesk/hotels-contract';
import { isSameTerms, type NegotiatedTerms } from './negotiated-adapter';
import type { RateRow } from './negotiated.sql';

/** The terms to register at the supplier. */
export function termsOf({ name, code, chain_ref, property_refs }: RateRow): NegotiatedTerms {
  return { name, code, chain: chain_ref, properties: property_refs };
}

export function isOfAccount({ account }: Pick<RateRow, 'account'>, accounts: readonly string[]): boolean {
  return account !== null && accounts.includes(account);
}

/** Whether the supplier has the current terms, or no longer has a deleted rate. */
export function isRegistered(row: RateRow, accounts: readonly string[]): boolean {
  const { registered, deleted_at } = row;
  return (
    deleted_at === null &&
    registered !== null &&
    isOfAccount(row, accounts) &&
    isSameTerms(registered, termsOf(row))
  );
}

/** Returns the state of a rate at the supplier; `accounts` are the current names of the company's account there. */
export function registrationOf(
  row: RateRow,
  { accounts, now, words }: { accounts: readonly string[]; now: Date; words: boolean },
): NegotiatedRate['registration'] {
  const at = row.tried_at?.toISOString() ?? null;
  const none = { reason: null, said: null, at };
  const told = { reason: row.failure, said: words ? row.said : null, at };
  if (row.deleted_at !== null) return { state: 'removing', ...told };
  if (isRegistered(row, accounts)) return { state: 'registered', ...none };
  if (row.busy_until !== null && row.busy_until > now) return { state: 'registering', ...none };
  if (row.ref !== null && isOfAccount(row, accounts)) return { state: 'changing', ...told };
  if (accounts.length === 0) return { state: 'waiting', ...none, reason: 'no_access' };
  if (row.ref !== null && row.failure === null) return { state: 'waiting', ...none, reason: 'other_account' };
  if (row.creating !== null && row.failure === null) return { state: 'waiting', ...none, reason: 'in_doubt' };
  return { state: 'waiting', ...told };
}
