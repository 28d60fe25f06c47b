import { snapshot, type Db, type Tx } from '@traveldesk/shared-server';
import type { HoldOwnerDomain } from '../ledger/hold-owners';
import '../wallet.tables';
import type { Fault } from './fault';

/**
 * Compares the open holds with the owners' records in one snapshot (SECURITY 7). Reports a hold that no record or another record counts on,
 * and a hold that a record counts on but that is not open.
 */
export async function readOwners(db: Db | Tx, owners: readonly HoldOwnerDomain[]): Promise<Fault[]> {
  if (owners.length === 0) return [];
  return snapshot(db, (tx) => faultsIn(tx, owners));
}

async function faultsIn(tx: Tx, owners: readonly HoldOwnerDomain[]): Promise<Fault[]> {
  const faults: Fault[] = [];
  for (const { kind, openHolds } of owners) {
    const counted = new Map((await openHolds(tx)).map(({ holdId, ownerId }) => [holdId, ownerId]));
    const open = await openOf(tx, kind);
    for (const { id, account_id, about_id: ownerId } of open) {
      if (counted.get(id) !== ownerId) faults.push(faultOf('hold_unowned', account_id));
      counted.delete(id);
    }
    const accounts = await accountsOf(tx, [...counted.keys()]);
    for (const id of counted.keys()) faults.push(faultOf('hold_missing', accounts.get(id) ?? null));
  }
  return faults;
}

const faultOf = (fault: Fault['fault'], account: string | null): Fault => ({
  fault,
  account_id: account,
  transaction_id: null,
});

async function openOf(tx: Tx, kind: string) {
  return tx
    .selectFrom('ledger_open_holds as open')
    .innerJoin('ledger_holds as holds', 'holds.id', 'open.hold_id')
    .select(['holds.id', 'holds.account_id', 'holds.about_id'])
    .where('holds.about_kind', '=', kind)
    .execute();
}

async function accountsOf(tx: Tx, ids: readonly string[]): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map();
  const rows = await tx
    .selectFrom('ledger_holds')
    .select(['id', 'account_id'])
    .where('id', 'in', ids)
    .execute();
  return new Map(rows.map(({ id, account_id: account }) => [id, account]));
}
