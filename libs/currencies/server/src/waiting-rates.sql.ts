import { sql } from 'kysely';
import { isoOf, newId, type Db, type Tx } from '@traveldesk/shared-server';
import { rateColumns, rateOf, type KeptRate, type NewRate, type RateRow } from './exchange-rates.sql';

type NewWaitingRate = NewRate & { author_id: string; approval_id: string };

export async function insertWaiting(tx: Tx, rates: readonly NewWaitingRate[]): Promise<RateRow[]> {
  const rows = await tx
    .insertInto('waiting_exchange_rates')
    .values(rates.map((rate) => ({ id: newId(), ...rate })))
    .returning(rateColumns)
    .returning([sql<boolean>`false`.as('is_newest'), sql<boolean>`true`.as('waits')])
    .execute();
  return rows.map(rateOf);
}

/** Returns the waiting rates of these pairs that start exactly at that instant. */
export async function waitingFrom(db: Db, pairs: readonly string[], since: Date): Promise<KeptRate[]> {
  const rows = await db
    .selectFrom('waiting_exchange_rates')
    .select(['id', 'base', 'quote', 'rate', 'valid_from', 'source'])
    .where('pair', 'in', pairs)
    .where('valid_from', '=', since)
    .execute();
  return rows.map((row) => ({ ...row, valid_from: isoOf(row.valid_from) }));
}

/** Deletes the rates that wait for a request. */
export async function deleteWaiting(tx: Tx, approvalId: string): Promise<void> {
  await tx.deleteFrom('waiting_exchange_rates').where('approval_id', '=', approvalId).execute();
}
