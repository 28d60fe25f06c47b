import type { Kernel, Recorder, Tx } from '@traveldesk/shared-server';
import { driveSoon } from '../engine/drive.queue';
import type { Writer } from '../engine/writer';
import { openOperation, updateOperation } from '../engine/rows.sql';
import { productBy } from '../product/product';
import type { Delivery, SupplierEvent } from '../product/webhooks';
import { eventSecret } from './event-secret';
import { bookingOfEvent, endpointOf, noteEvent, type Endpoint } from './webhooks.sql';

/** How long what is being done is given to hear its own answer, before the order is read for an event. */
const patienceMs = 60_000;

export interface Delivered extends Omit<Delivery, 'secrets'> {
  key: string;
}

/** The event of a delivery, and whose it is; undefined where it is not believed, whatever the reason (SECURITY 15). */
export async function readDelivered(
  kernel: Pick<Kernel, 'db' | 'secrets' | 'tools'>,
  { key, ...delivery }: Delivered,
): Promise<{ event: SupplierEvent; endpoint: Endpoint } | undefined> {
  const endpoint = await endpointOf(kernel.db, key);
  // Somebody who guesses keys waits as long for a supplier that is none.
  const secrets = endpoint ? [eventSecret(kernel.secrets, endpoint)] : ['nobody’s'];
  const { webhooks } = productBy(kernel, endpoint?.protocol);
  const read = webhooks.read(endpoint?.protocol, { ...delivery, secrets });
  return typeof read === 'string' || !endpoint ? undefined : { event: read, endpoint };
}

/**
 * Takes an event as a reason to look, once, whatever it says (SECURITY 15): what is in doubt is looked up, else the order is read anew.
 * Where a supplier tells that it gave an order up, what is looked up need not wait for it to come any more. One that is about nobody's
 * order is noted alone.
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
