import { sql } from 'kysely';
import type { Db, Tx } from '@traveldesk/shared-server';
import '../bookings.tables';
import type { SupplierEvent } from '../product/webhooks';

export interface Endpoint {
  supplier_id: string;
  protocol: string;
  sealed: string;
}

/** Returns a supplier's webhook endpoint; undefined where none is registered or the supplier is unknown. */
export async function endpointOf(db: Db, key: string): Promise<Endpoint | undefined> {
  return db
    .selectFrom('booking_webhooks')
    .innerJoin('suppliers', 'suppliers.id', 'booking_webhooks.supplier_id')
    .select(['booking_webhooks.supplier_id', 'suppliers.protocol', 'booking_webhooks.sealed'])
    .where('suppliers.key', '=', key)
    .executeTakeFirst();
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

/** Finds the booking of an event: by the order if known, otherwise by its offer. */
export async function bookingOfEvent(
  db: Db,
  supplierId: string,
  { order_ref, offer_ref }: Pick<SupplierEvent, 'order_ref' | 'offer_ref'>,
): Promise<string | null> {
  const of = db.selectFrom('bookings').select('id').where('supplier_id', '=', supplierId);
  const byOrder =
    order_ref === null ? undefined : await of.where('order_ref', '=', order_ref).executeTakeFirst();
  if (byOrder) return byOrder.id;
  if (offer_ref === null) return null;
  const byOffer = await of
    .where(sql<boolean>`kept ->> 'ref' = ${offer_ref}`)
    .where('order_ref', 'is', null)
    .orderBy('created_at', 'desc')
    .executeTakeFirst();
  return byOffer?.id ?? null;
}

export interface Unregistered {
  id: string;
  key: string;
  protocol: string;
  concurrency: number;
  ref: string | null;
}

/** Returns active suppliers with bookings whose webhook is missing or has another URL. */
export async function unregistered(db: Db, urlOf: (key: string) => string): Promise<Unregistered[]> {
  const rows = await db
    .selectFrom('suppliers')
    .leftJoin('booking_webhooks', 'booking_webhooks.supplier_id', 'suppliers.id')
    .select(['suppliers.id', 'suppliers.key', 'suppliers.protocol', 'suppliers.concurrency'])
    .select(['booking_webhooks.url', 'booking_webhooks.ref'])
    .where('suppliers.status', '=', 'active')
    .where(({ exists, selectFrom }) =>
      exists(selectFrom('bookings').whereRef('supplier_id', '=', 'suppliers.id').select('id')),
    )
    .execute();
  return rows.flatMap(({ url, ...row }) => (url === urlOf(row.key) ? [] : [row]));
}

export async function saveEndpoint(
  tx: Tx,
  endpoint: { supplierId: string; ref: string; url: string; sealed: string; at: Date },
): Promise<void> {
  const { supplierId: supplier_id, at: created_at, ref, url, sealed } = endpoint;
  await tx
    .insertInto('booking_webhooks')
    .values({ supplier_id, ref, url, sealed, created_at })
    .onConflict((conflict) => conflict.column('supplier_id').doUpdateSet({ ref, url, sealed, created_at }))
    .execute();
}
