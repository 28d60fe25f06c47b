import { createHash } from 'node:crypto';
import { companyConnectionOf, hasOwnAccess } from '@traveldesk/companies-server';
import { newId, type Db, type Kernel } from '@traveldesk/shared-server';
import type { AtSupplier, MaskedExchange } from '@traveldesk/suppliers-server';
import type { BookingRecord, OperationRecord } from './rows.sql';

/** The access to a booking's supplier, and the log of its calls. */
export interface SupplierAccess {
  at: AtSupplier;
  /** Hash of the account and the address; null where there is no access now. */
  key: string | null;
  /** Writes the exchanges to the booking's log; never throws. */
  noted(): Promise<void>;
}

/**
 * Returns access to a booking's supplier with the credentials that ordered: the company's own, or the platform's. Undefined where the
 * booking was made elsewhere, its supplier is gone, or the company has removed its credentials: the platform's account does not know the
 * order. A supplier that is paused for searches is still asked about its bookings.
 */
export async function supplierAccess(
  { db, log, secrets }: Pick<Kernel, 'db' | 'log' | 'secrets'>,
  booking: Pick<BookingRecord, 'id' | 'supplier_id' | 'company_id' | 'own_access'>,
  { reference, operation, now, signal }: AccessFor,
): Promise<SupplierAccess | undefined> {
  if (booking.supplier_id === null) return undefined;
  const seller = await db
    .selectFrom('suppliers')
    .select(['id', 'protocol', 'concurrency'])
    .where('id', '=', booking.supplier_id)
    .executeTakeFirst();
  if (!seller) return undefined;
  const companyId = booking.own_access ? booking.company_id : null;
  if (companyId !== null && !(await hasOwnAccess(db, { companyId, supplierId: seller.id }))) return undefined;
  const heard: { exchange: MaskedExchange; at: Date }[] = [];
  return {
    at: {
      seller,
      companyId,
      reference,
      signal,
      hear: (exchange) => void heard.push({ exchange, at: now() }),
    },
    key: await accessKey({ db, secrets }, { companyId, supplierId: seller.id }),
    noted: async () => {
      try {
        await insertLog(db, booking.id, operation, heard.splice(0));
      } catch (error) {
        log.warn({ err: error }, 'a supplier call could not be recorded in the log of its booking');
      }
    },
  };
}

/** Tokens are long and random, so their hash cannot be reversed. */
async function accessKey(
  { db, secrets }: Pick<Kernel, 'db' | 'secrets'>,
  of: { companyId: string | null; supplierId: string },
): Promise<string | null> {
  const connection = await companyConnectionOf(db, secrets, of);
  if (connection === undefined || typeof connection === 'string') return null;
  const { baseUrl, credentials } = connection;
  return createHash('sha256').update(`${baseUrl}\n${credentials}`).digest('hex').slice(0, 32);
}

interface AccessFor {
  reference: string;
  operation?: Pick<OperationRecord, 'id' | 'kind'> | undefined;
  now: () => Date;
  signal: AbortSignal;
}

async function insertLog(
  db: Db,
  bookingId: string,
  operation: AccessFor['operation'],
  heard: readonly { exchange: MaskedExchange; at: Date }[],
): Promise<void> {
  if (heard.length === 0) return;
  await db
    .insertInto('booking_supplier_log')
    .values(
      heard.map(({ exchange, at }) => ({
        id: newId(),
        booking_id: bookingId,
        operation_id: operation?.id ?? null,
        operation: operation?.kind ?? null,
        method: exchange.method,
        path: exchange.path,
        status: exchange.status,
        failure: exchange.failure,
        sent: JSON.stringify(exchange.sent),
        received: JSON.stringify(exchange.received),
        at,
      })),
    )
    .execute();
}
