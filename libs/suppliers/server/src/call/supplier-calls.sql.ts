import type { Insertable } from 'kysely';
import { dayMs } from '@traveldesk/shared-contract';
import type { Db } from '@traveldesk/shared-server';
import type { SupplierCallsTable } from './supplier-calls.table';

/** Retention of call records, for the suppliers' health and for the history of each booking. */
const keptDays = 31;

export async function insertCall(db: Db, call: Insertable<SupplierCallsTable>): Promise<void> {
  await db.insertInto('supplier_call_records').values(call).execute();
}

export async function forgetCalls(db: Db, now = new Date()): Promise<void> {
  await db
    .deleteFrom('supplier_call_records')
    .where('started_at', '<', new Date(now.getTime() - keptDays * dayMs))
    .execute();
}
