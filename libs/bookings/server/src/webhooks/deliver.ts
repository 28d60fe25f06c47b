import type { Kernel, Recorder, Tx } from '@traveldesk/shared-server';
import { driveSoon } from '../engine/drive.queue';
import type { Writer } from '../engine/writer';
import { openOperation, updateOperation } from '../engine/rows.sql';
import { productBy } from '../product/product';
import type { Delivery, SupplierEvent } from '../product/webhooks';
import { eventSecret } from './event-secret';
import { bookingOfEvent, endpointOf, noteEvent, type Endpoint } from './webhooks.sql';

/** How long an open operation may wait for its own answer before an event makes the order be read. */
const patienceMs = 60_000;

export interface Delivered extends Omit<Delivery, 'secrets'> {
  key: string;
}

/** Returns the event and the endpoint of a delivery; undefined where it is not trusted, for whatever reason (SECURITY 15). */
export async function readDelivered(
  kernel: Pick<Kernel, 'db' | 'secrets' | 'tools'>,
  { key, ...delivery }: Delivered,
): Promise<{ event: SupplierEvent; endpoint: Endpoint } | undefined> {
  const endpoint = await endpointOf(kernel.db, key);
  // An unknown key takes as long as a known one, so that keys cannot be guessed by timing.
  const secrets = endpoint ? [eventSecret(kernel.secrets, endpoint)] : ['nobody’s'];
  const { webhooks } = productBy(kernel, endpoint?.protocol);
  const read = webhooks.read(endpoint?.protocol, { ...delivery, secrets });
  return typeof read === 'string' || !endpoint ? undefined : { event: read, endpoint };
}

/**
 * Handles an event once, as a reason to look (SECURITY 15): looks up an operation in doubt, otherwise reads the order. An event that an
 * order or a payment failed ends the supplier's settling time early. An event without a known booking is only recorded.
 */
export async function takeEvent(
  tx: Tx,
  _record: Recorder,
  _actor: Writer,
  { jobs }: Pick<Kernel, 'jobs'>,
  { event, endpoint, at }: { event: SupplierEvent; endpoint: Endpoint; at: Date },
): Promise<void> {
  const supplierId = endpoint.supplier_id;
  const bookingId = await bookingOfEvent(tx, supplierId, event);
  const isNew = await noteEvent(tx, { ...event, supplierId, bookingId, at });
  if (!isNew || bookingId === null) return;
  const open = await openOperation(tx, bookingId);
  if (open?.state === 'in_doubt') {
    const isGivenUp = event.kind === 'order_failed' || event.kind === 'payment_failed';
    const isSooner = isGivenUp && open.settles_at !== null && open.settles_at > at;
    if (isSooner) await updateOperation(tx, open.id, { settles_at: at });
    await driveSoon({ jobs }, open.id, { tx, seconds: 1, now: true });
    return;
  }
  const refresh_at = new Date(at.getTime() + (open ? patienceMs : 0));
  await tx.updateTable('bookings').set({ refresh_at }).where('id', '=', bookingId).execute();
}
