import { sql, type Selectable } from 'kysely';
import type { Db, Tx } from '@traveldesk/shared-server';
import type { SupplierStatus } from '@traveldesk/suppliers-contract';
import '../bookings.tables';
import type { BookingWebhooksTable } from '../bookings.people.tables';
import type { SupplierEvent } from '../product/webhooks';

export interface Endpoint {
  supplier_id: string;
  protocol: string;
  sealed: string;
  /** The account that it was registered for; null for webhooks from before accounts. */
  account: string | null;
}

/**
 * Returns the suppliers of the account that a path belongs to, the one that the path names first. The registered URL may name a supplier
 * that was renamed or deleted since.
 */
export async function endpointsAt(db: Db, { path, key }: { path: string; key: string }): Promise<Endpoint[]> {
  return db
    .selectFrom('booking_webhooks')
    .innerJoin('suppliers', 'suppliers.id', 'booking_webhooks.supplier_id')
    .select([
      'booking_webhooks.supplier_id',
      'suppliers.protocol',
      'booking_webhooks.sealed',
      'booking_webhooks.account',
    ])
    .where('booking_webhooks.ref', 'in', (eb) =>
      eb
        .selectFrom('booking_webhooks as named')
        .innerJoin('suppliers as namer', 'namer.id', 'named.supplier_id')
        .select('named.ref')
        .where(sql<boolean>`namer.key = ${key} or right(named.url, length(${path}::text)) = ${path}::text`),
    )
    .orderBy(sql`suppliers.key = ${key}`, 'desc')
    .orderBy('suppliers.id')
    .execute();
}

/** Records an event; returns false for a repeated one. */
export async function noteEvent(
  tx: Tx,
  event: Pick<SupplierEvent, 'id' | 'kind' | 'order_ref'> & {
    supplierId: string;
    bookingId: string | null;
    at: Date;
  },
): Promise<boolean> {
  const { id, kind, order_ref, supplierId, bookingId, at } = event;
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('booking_events')
    .values({
      supplier_id: supplierId,
      event_id: id,
      kind,
      order_ref,
      booking_id: bookingId,
      received_at: at,
    })
    .onConflict((conflict) => conflict.columns(['supplier_id', 'event_id']).doNothing())
    .executeTakeFirstOrThrow();
  return numInsertedOrUpdatedRows === 1n;
}

const isId = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/;

/** Finds the booking of an event among those of these suppliers: by the order if known, otherwise by our own id, otherwise by its offer. */
export async function bookingOfEvent(
  db: Db,
  supplierIds: readonly string[],
  { order_ref, offer_ref, booking: ours }: Pick<SupplierEvent, 'order_ref' | 'offer_ref' | 'booking'>,
): Promise<{ id: string; supplier_id: string | null } | undefined> {
  const of = db.selectFrom('bookings').select(['id', 'supplier_id']).where('supplier_id', 'in', supplierIds);
  const byOrder =
    order_ref === null ? undefined : await of.where('order_ref', '=', order_ref).executeTakeFirst();
  const byId =
    byOrder || !ours || !isId.test(ours) ? undefined : await of.where('id', '=', ours).executeTakeFirst();
  if (byOrder || byId || offer_ref === null) return byOrder ?? byId;
  return of
    .where(sql<boolean>`kept ->> 'ref' = ${offer_ref}`)
    .where('order_ref', 'is', null)
    .orderBy('created_at', 'desc')
    .executeTakeFirst();
}

export type WebhookRow = Omit<Selectable<BookingWebhooksTable>, 'supplier_id' | 'created_at'>;

export interface SupplierWithBookings {
  id: string;
  key: string;
  protocol: string;
  concurrency: number;
  status: SupplierStatus;
  webhook: WebhookRow | null;
}

/** Returns the suppliers with bookings, the oldest first, with the webhook of each. */
export async function suppliersWithBookings(db: Db): Promise<SupplierWithBookings[]> {
  const suppliers = await db
    .selectFrom('suppliers')
    .select(['id', 'key', 'protocol', 'concurrency', 'status'])
    .where(({ exists, selectFrom }) =>
      exists(selectFrom('bookings').whereRef('supplier_id', '=', 'suppliers.id').select('id')),
    )
    .orderBy('created_at')
    .orderBy('id')
    .execute();
  const rows = await db.selectFrom('booking_webhooks').selectAll().execute();
  const webhooks = new Map(rows.map((row) => [row.supplier_id, row]));
  return suppliers.map((supplier) => ({ ...supplier, webhook: webhooks.get(supplier.id) ?? null }));
}

export async function saveEndpoint(
  tx: Tx,
  { supplierId: supplier_id, at: created_at, ...row }: WebhookRow & { supplierId: string; at: Date },
): Promise<void> {
  await tx
    .insertInto('booking_webhooks')
    .values({ supplier_id, created_at, ...row })
    .onConflict((conflict) => conflict.column('supplier_id').doUpdateSet({ created_at, ...row }))
    .execute();
}

/** The turn of one process to register an account's webhook. Its end identifies it among the turns of other processes. */
export interface WebhookTurn {
  account: string;
  ends_at: Date;
}

/** Takes the turn of registering an account's webhook; returns false while another process has it. */
export async function takeWebhookTurn(
  db: Db,
  { account, ends_at }: WebhookTurn,
  now: Date,
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('booking_webhook_turns')
    .values({ account, ends_at })
    .onConflict((conflict) =>
      conflict.column('account').doUpdateSet({ ends_at }).where('booking_webhook_turns.ends_at', '<=', now),
    )
    .executeTakeFirstOrThrow();
  return numInsertedOrUpdatedRows === 1n;
}

/** Whether this turn still lasts; if so, it is locked until the transaction ends. */
export async function hasWebhookTurn(tx: Tx, { account, ends_at }: WebhookTurn): Promise<boolean> {
  const turn = await tx
    .selectFrom('booking_webhook_turns')
    .select('account')
    .where('account', '=', account)
    .where('ends_at', '=', ends_at)
    .forUpdate()
    .executeTakeFirst();
  return turn !== undefined;
}

/** Ends this turn, but not the next one of another process. */
export async function endWebhookTurn(db: Db, { account, ends_at }: WebhookTurn): Promise<void> {
  await db
    .deleteFrom('booking_webhook_turns')
    .where('account', '=', account)
    .where('ends_at', '=', ends_at)
    .execute();
}
