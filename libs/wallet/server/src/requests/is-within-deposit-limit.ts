import { accountsAsOne } from '@traveldesk/approvals-server';
import { sql } from 'kysely';
import type { Money } from '@traveldesk/shared-contract';
import { newId, type Actor, type Recorder, type Tx } from '@traveldesk/shared-server';
import { dayAgo } from '../day-ago';
import { positiveMinor } from '../ledger/positive';
import { readSettings } from '../settings';
import type { StaffMovementKind } from '../wallet.tables';
import { exceedsLimit } from './exceeds-limit';
import { lockAuthor } from './lock-author';

/**
 * Whether a staff member may move an amount alone: it must stay within the deposit limit together with everything that their accounts moved
 * alone in the last 24 hours, of any kind and any wallet (ADR 103). If so, counts the amount. Call it in the movement's transaction before
 * any company or account is locked: it locks the author first, so that concurrent calls count each other.
 */
export async function isWithinDepositLimit(
  tx: Tx,
  _record: Recorder,
  actor: Actor,
  { kind, amount }: { kind: StaffMovementKind; amount: Money },
): Promise<boolean> {
  const { userId } = actor;
  const minor = positiveMinor(amount);
  await lockAuthor(tx, 'staff movements', userId);
  if (!(await isWithinLimit(tx, actor, amount))) return false;
  await tx
    .deleteFrom('staff_movements')
    .where('author_id', '=', userId)
    .where('moved_at', '<=', dayAgo)
    .execute();
  const { currency } = amount;
  await tx
    .insertInto('staff_movements')
    .values({ id: newId(), author_id: userId, kind, currency, amount: minor })
    .execute();
  return true;
}

async function isWithinLimit(tx: Tx, author: Pick<Actor, 'userId'>, amount: Money): Promise<boolean> {
  const { deposit_limit: limit } = await readSettings(tx);
  const movers = await tx
    .selectFrom('staff_movements')
    .select('author_id')
    .distinct()
    .where('moved_at', '>', dayAgo)
    .execute();
  const accounts = await accountsAsOne(
    tx,
    author.userId,
    movers.map(({ author_id: id }) => id),
  );
  const sums = await tx
    .selectFrom('staff_movements')
    .select(['currency', sql<string>`sum(amount)::text`.as('sum')])
    .where('author_id', 'in', accounts)
    .where('moved_at', '>', dayAgo)
    .groupBy('currency')
    .execute();
  return !(await exceedsLimit(tx, { sums, more: amount, limit }, author.userId));
}
