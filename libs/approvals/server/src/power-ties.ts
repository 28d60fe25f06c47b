import { makerOfToken } from '@traveldesk/companies-server';
import { dayMs } from '@traveldesk/shared-contract';
import type { Actor, Db, Tx } from '@traveldesk/shared-server';
import { powerAbove, type Grant } from '@traveldesk/users-server';
import type { ApprovalRow } from './approvals.sql';

/** For how long power joins two people. */
const week = 7 * dayMs;

/** What joins somebody to the author of a request, so that the two are not two people. */
export interface Tie {
  code: 'approval_power_given' | 'approval_power_received' | 'approval_power_shared';
  /** When it ends by itself, if nobody is given more power; null where it lasts as long as the request waits. */
  until: Date | null;
}

/**
 * What joins each of some people to the author of a request, by power that was given directly or through others (ADR 95):
 * what one of the two gave the other in the week before the request, or since; else what somebody gave both in the week before
 * this moment. A role that gained a permission counts for the former alone: who edits it chooses no account. And by the latter
 * none of the staff is joined to a company's own people and programs.
 */
export async function tiesTo(
  db: Db | Tx,
  row: ApprovalRow,
  people: readonly Pick<Actor, 'userId' | 'type'>[],
): Promise<(Tie | null)[]> {
  const since = row.created_at.getTime() - week;
  const grants = await powerAbove(db, [row.author_id, ...people.map((one) => one.userId)], new Date(since));
  const [any, chosen] = [above(grants), above(grants.filter(({ kind }) => kind !== 'role_permission'))];
  const [givers, choosers] = [any(row.author_id), chosen(row.author_id)];
  const ofCompany = await isOfCompany(db, row);
  return people.map(({ userId, type }) => {
    if (givers.has(userId)) return { code: 'approval_power_given', until: null };
    if (any(userId).has(row.author_id)) return { code: 'approval_power_received', until: null };
    if (ofCompany && type === 'staff') return null;
    const ends = [...chosen(userId)].map(([id, at]) => Math.min(at, choosers.get(id) ?? 0) + week);
    const until = Math.max(0, ...ends);
    return until >= Date.now() ? { code: 'approval_power_shared', until: new Date(until) } : null;
  });
}

/** Whether a company's own user has asked, or a program of one: a token that one of the staff made is that person's. */
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
 * Tells of everybody from whom somebody has power, each with the time of the oldest grant between the two; where several chains
 * of grants lead to one giver, of the chain where that is newest.
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
        const at = Math.min(times.get(id) ?? 0, grant.at.getTime());
        if (at <= (times.get(grant.giver_id) ?? 0)) continue;
        times.set(grant.giver_id, at);
        queue.push(grant.giver_id);
      }
    }
    times.delete(userId);
    return times;
  };
}
