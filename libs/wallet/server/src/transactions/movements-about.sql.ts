import { moneyOf, type Money } from '@traveldesk/shared-contract';
import type { Db } from '@traveldesk/shared-server';
import type { HoldOwner } from '../ledger/hold';
import '../wallet.tables';

/** A movement of a company's money for one owner of holds, such as a booking. */
export interface MovementAbout {
  kind: 'blocked' | 'released' | 'payment' | 'refund' | 'other';
  /** The amount credited to the wallet, negative for a debit; null if none moved. */
  amount: Money | null;
  /** The change of the blocked amount, or null. A payment ends its hold, so it lowers this. */
  blocked: Money | null;
  /** Null for holds and releases, which move no money. */
  transaction_id: string | null;
  at: Date;
}

/** Returns the holds, releases, payments and refunds of one booking, oldest first, with the statement's times. Wallet entries only. */
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
    .leftJoin('ledger_holds as holds', 'holds.id', 'transfers.hold_id')
    .select(['transfers.id', 'transfers.type', 'entries.amount', 'entries.currency', 'entries.created_at'])
    .select('holds.amount as held')
    .where('transfers.about_kind', '=', owner.kind)
    .where('transfers.about_id', '=', owner.id)
    .where('entries.kind', '=', 'wallet')
    .execute();
  const all: MovementAbout[] = [
    ...holds.map(({ amount, currency, created_at: at }): MovementAbout => {
      const blocked = moneyOf(amount, currency);
      return { kind: 'blocked', amount: null, blocked, transaction_id: null, at };
    }),
    ...holds.flatMap(({ amount, currency, outcome, ended_at: at }): MovementAbout[] => {
      if (!at || outcome === 'captured') return [];
      const blocked = moneyOf(-BigInt(amount), currency);
      return [{ kind: 'released', amount: null, blocked, transaction_id: null, at }];
    }),
    ...moved.map(({ id, type, amount, held, currency, created_at: at }): MovementAbout => {
      const kind = type === 'payment' || type === 'refund' ? type : 'other';
      const blocked = held === null ? null : moneyOf(-BigInt(held), currency);
      return { kind, amount: moneyOf(amount, currency), blocked, transaction_id: id, at };
    }),
  ];
  return all.sort((one, other) => one.at.getTime() - other.at.getTime());
}
