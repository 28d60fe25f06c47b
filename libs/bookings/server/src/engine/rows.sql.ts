import type { Updateable } from 'kysely';
import { notFound, type Db, type Tx } from '@traveldesk/shared-server';
import type {
  AttemptRecord,
  BookingOperationsTable,
  BookingRecord,
  OperationRecord,
} from '../bookings.tables';

export type { AttemptRecord, BookingRecord, OperationRecord };

/** Locks the booking until the transaction ends. Throws a 404. */
export async function lockBooking(tx: Tx, id: string): Promise<BookingRecord> {
  const row = await tx.selectFrom('bookings').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();
  if (!row) throw notFound();
  return row;
}

export async function findBookingRecord(db: Db, id: string): Promise<BookingRecord | undefined> {
  return db.selectFrom('bookings').selectAll().where('id', '=', id).executeTakeFirst();
}

export async function findOperation(db: Db, id: string): Promise<OperationRecord | undefined> {
  return db.selectFrom('booking_operations').selectAll().where('id', '=', id).executeTakeFirst();
}

/** Returns the operation that is pending or in doubt, if any. */
export async function openOperation(db: Db, bookingId: string): Promise<OperationRecord | undefined> {
  return db
    .selectFrom('booking_operations')
    .selectAll()
    .where('booking_id', '=', bookingId)
    .where('state', 'in', ['pending', 'in_doubt'])
    .executeTakeFirst();
}

/** Returns the booking's latest operation, if any. */
export async function lastOperation(db: Db, bookingId: string): Promise<OperationRecord | undefined> {
  return db
    .selectFrom('booking_operations')
    .selectAll()
    .where('booking_id', '=', bookingId)
    .orderBy('begun_at', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
}

/** Returns the hash of the account that ordered a booking; null where none was recorded. */
export async function firstAccess(db: Db, bookingId: string): Promise<string | null> {
  const row = await db
    .selectFrom('booking_attempts')
    .select('access')
    .where('booking_id', '=', bookingId)
    .where('access', 'is not', null)
    .orderBy('claimed_at')
    .limit(1)
    .executeTakeFirst();
  return row?.access ?? null;
}

export async function findAttempt(db: Db, operationId: string): Promise<AttemptRecord | undefined> {
  return db
    .selectFrom('booking_attempts')
    .selectAll()
    .where('operation_id', '=', operationId)
    .executeTakeFirst();
}

export async function updateOperation(
  tx: Tx,
  id: string,
  set: Updateable<BookingOperationsTable>,
): Promise<void> {
  await tx.updateTable('booking_operations').set(set).where('id', '=', id).execute();
}
