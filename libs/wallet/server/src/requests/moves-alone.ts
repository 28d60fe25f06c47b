import { sql } from 'kysely';
import { minorUnits, type Money } from '@traveldesk/shared-contract';
import { newId, type Actor, type Recorder, type Tx } from '@traveldesk/shared-server';
import { positiveMinor } from '../ledger/positive';
import { readSettings } from '../settings';
import type { StaffMovementKind } from '../wallet.tables';
import { sumInLimitCurrency } from './in-limit-currency';

/**
 * Whether one of the staff may move an amount by themselves: where it stays within the deposit limit together with all that they have
 * moved alone within 24 hours, in whichever way and from or into whichever wallet (ADR 103). If so, the amount counts from now on.
 * Call it in the transaction of the movement, before a company or an account is locked: it takes the lock of the author first, so that
 * two calls of one author count each other.
 */
export async function movesAlone(
  tx: Tx,
  _record: Recorder,
  actor: Actor,
  { kind, amount }: { kind: StaffMovementKind; amount: Money },
): Promise<boolean> {
  const { userId } = actor;
  const minor = positiveMinor(amount);
  await lockAuthor(tx, userId);
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

/** Until the transaction ends, on every process and behind a pooler that hands out connections by transaction. */
async function lockAuthor(tx: Tx, userId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`staff movements of ${userId}`}, 0))`.execute(tx);
}

const dayAgo = sql<Date>`now() - interval '24 hours'`;

async function isWithinLimit(tx: Tx, author: Pick<Actor, 'userId'>, amount: Money): Promise<boolean> {
  const { deposit_limit: limit } = await readSettings(tx);
  const sums = await tx
    .selectFrom('staff_movements')
    .select(['currency', sql<string>`sum(amount)::text`.as('sum')])
    .where('author_id', '=', author.userId)
    .where('moved_at', '>', dayAgo)
    .groupBy('currency')
    .execute();
  const moved = new Map(sums.map(({ currency, sum }) => [currency, BigInt(sum)]));
  moved.set(amount.currency, (moved.get(amount.currency) ?? 0n) + minorUnits(amount));
  const sum = await sumInLimitCurrency(tx, moved, limit.currency, author.userId);
  return sum !== null && sum <= minorUnits(limit);
}
