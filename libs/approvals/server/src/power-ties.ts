import { makerOfToken } from '@traveldesk/companies-server';
import { dayMs } from '@traveldesk/shared-contract';
import type { Actor, Db, Tx } from '@traveldesk/shared-server';
import { powerAbove, type Grant } from '@traveldesk/users-server';
import type { ApprovalRow } from './approvals.sql';

/** Duration of the tie that a grant creates. */
const week = 7 * dayMs;

/** A grant of power that ties a person to a request's author, so that the two do not count as two people. */
export interface PowerTie {
  code: 'approval_power_given' | 'approval_power_received' | 'approval_power_shared';
  /** The end of the tie if no more power is granted; null if it lasts as long as the request waits. */
  until: Date | null;
}

/**
 * Finds each person's tie to a request's author (ADR 95). A direct tie is power that one gave the other since a week before the request; a
 * shared tie is power that a third person gave both in the last week. Both also apply through intermediaries. Adding a permission to a role
 * creates direct ties only, since its editor chooses no account. Shared ties do not join staff to a company's users and tokens.
 */
export async function powerTiesTo(
  db: Db | Tx,
  row: ApprovalRow,
  people: readonly Pick<Actor, 'userId' | 'type'>[],
): Promise<(PowerTie | null)[]> {
  const since = row.created_at.getTime() - week;
  const grants = await powerAbove(db, [row.author_id, ...people.map((one) => one.userId)], new Date(since));
  const byChoice = grants.filter(({ kind }) => kind !== 'role_permission');
  const any = above(grants);
  // Usually identical; avoids computing it twice for thousands of people.
  const chosen = byChoice.length === grants.length ? any : above(byChoice);
  const [givers, choosers] = [any(row.author_id), chosen(row.author_id)];
  const ofCompany = await isOfCompany(db, row);
  return people.map(({ userId, type }) => {
    if (givers.has(userId)) return { code: 'approval_power_given', until: null };
    const own = any(userId);
    if (own.has(row.author_id)) return { code: 'approval_power_received', until: null };
    if (ofCompany && type === 'staff') return null;
    let until = 0;
    for (const [id, at] of chosen === any ? own : chosen(userId)) {
      until = Math.max(until, Math.min(at, choosers.get(id) ?? 0) + week);
    }
    return until >= Date.now() ? { code: 'approval_power_shared', until: new Date(until) } : null;
  });
}

/**
 * Returns `userId` and those of the accounts that count as the same person: one gave the other power within a week, or somebody gave both
 * (ADR 95). Adding a permission to a role is ignored: its editor chooses no account.
 */
export async function accountsAsOne(
  db: Db | Tx,
  userId: string,
  accounts: readonly string[],
): Promise<string[]> {
  const others = [...new Set(accounts)].filter((id) => id !== userId);
  if (others.length === 0) return [userId];
  const givers = await choosersOf(db, [userId, ...others]);
  const own = givers(userId);
  return [userId, ...others.filter((id) => givers(id).some((giver) => own.includes(giver)))];
}

/** Returns the account and all accounts that gave it power within a week, directly or through others. */
export async function accountsWithPowerOver(db: Db | Tx, userId: string): Promise<string[]> {
  return [...(await choosersOf(db, [userId]))(userId)];
}

async function choosersOf(db: Db | Tx, userIds: readonly string[]): Promise<(userId: string) => string[]> {
  const grants = await powerAbove(db, userIds, new Date(Date.now() - week));
  const chosen = above(grants.filter(({ kind }) => kind !== 'role_permission'));
  return (userId) => [userId, ...chosen(userId).keys()];
}

/** Whether a company's user or token made the request. A token created by staff counts as staff. */
async function isOfCompany(
  db: Db | Tx,
  { author_company_id: companyId, author_token_id: tokenId }: ApprovalRow,
): Promise<boolean> {
  if (companyId === null) return false;
  if (tokenId === null) return true;
  const maker = await makerOfToken(db, tokenId);
  return maker !== undefined && maker.type !== 'staff';
}

/**
 * Returns a function that maps a person to everybody who gave them power, each with the time of the oldest grant on the chain between them;
 * of several chains, the one where it is newest.
 */
function above(grants: readonly Grant[]): (userId: string) => ReadonlyMap<string, number> {
  const received = new Map<string, Grant[]>();
  for (const grant of grants) {
    const others = received.get(grant.receiver_id);
    if (others) others.push(grant);
    else received.set(grant.receiver_id, [grant]);
  }
  return (userId) => {
    const times = new Map([[userId, Infinity]]);
    const queue = [userId];
    for (const id of queue) {
      for (const grant of received.get(id) ?? []) {
        const at = Math.min(times.get(id) ?? 0, grant.at);
        if (at <= (times.get(grant.giver_id) ?? 0)) continue;
        times.set(grant.giver_id, at);
        queue.push(grant.giver_id);
      }
    }
    times.delete(userId);
    return times;
  };
}
