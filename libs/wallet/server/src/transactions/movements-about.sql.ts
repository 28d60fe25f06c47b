import { moneyOf, type Money } from '@traveldesk/shared-contract';
import type { Db } from '@traveldesk/shared-server';
import type { HoldOwner } from '../ledger/hold';
import '../wallet.tables';

/** What happened to a company's money for one owner of holds: a booking. `amount` is above zero. */
export interface MovementAbout {
  kind: 'blocked' | 'released' | 'payment' | 'refund' | 'other';
  amount: Money;
  /** Null where nothing was moved, only set aside or given free. */
  transaction_id: string | null;
  at: Date;
}

/** All of it, the oldest first: what was set aside, given free, taken and given back, in the wallet alone. */
export async function movementsAbout(db: Db, owner: HoldOwner): Promise<MovementAbout[]> {
  const holds = await db
    .selectFrom('ledger_holds')
    .innerJoin('ledger_accounts', 'ledger_accounts.id', 'ledger_holds.account_id')
    .leftJoin('ledger_hold_ends', 'ledger_hold_ends.hold_id', 'ledger_holds.id')
    .select(['ledger_holds.amount', 'currency', 'ledger_holds.created_at'])
    .select(['outcome', 'ledger_hold_ends.created_at as ended_at'])
    .where('about_kind', '=', owner.kind)
    .where('about_id', '=', owner.id)
    .execute();
  const moved = await db
    .selectFrom('ledger_transfers as transfers')
    .innerJoin('ledger_entries as entries', 'entries.transfer_id', 'transfers.id')
    .select(['transfers.id', 'transfers.type', 'entries.amount', 'entries.currency', 'transfers.created_at'])
    .where('transfers.about_kind', '=', owner.kind)
    .where('transfers.about_id', '=', owner.id)
    .where('entries.kind', '=', 'wallet')
    .execute();
  const all: MovementAbout[] = [
    ...holds.map(({ amount, currency, created_at: at }): MovementAbout => {
      return { kind: 'blocked', amount: moneyOf(BigInt(amount), currency), transaction_id: null, at };
    }),
    ...holds.flatMap(({ amount, currency, outcome, ended_at: at }): MovementAbout[] =>
      at && outcome !== 'captured'
        ? [{ kind: 'released', amount: moneyOf(BigInt(amount), currency), transaction_id: null, at }]
        : [],
    ),
    ...moved.map(({ id, type, amount, currency, created_at: at }): MovementAbout => {
      const minor = BigInt(amount);
      const kind = type === 'payment' || type === 'refund' ? type : 'other';
      return { kind, amount: moneyOf(minor < 0n ? -minor : minor, currency), transaction_id: id, at };
    }),
  ];
  return all.sort((one, other) => one.at.getTime() - other.at.getTime());
}
