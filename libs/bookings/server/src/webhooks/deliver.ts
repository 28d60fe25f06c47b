import { bookingPaths } from '@traveldesk/bookings-contract';
import type { Kernel, Recorder, Tx } from '@traveldesk/shared-server';
import { protocolsOf } from '@traveldesk/suppliers-server';
import { driveSoon } from '../engine/drive.queue';
import type { ChangeAuthor } from '../engine/change-author';
import { openOperation, updateOperation } from '../engine/rows.sql';
import { productBy, productsOf } from '../product/product';
import type { Delivery } from '@traveldesk/suppliers-server';
import type { SupplierEvent } from '../product/webhooks';
import { accountNames } from './accounts';
import { knownSecret } from './event-secret';
import { bookingOfEvent, endpointsAt, noteEvent, type Endpoint } from './webhooks.sql';

/** How long an open operation may wait for its own answer before an event makes the order be read. */
const patienceMs = 60_000;

export interface Delivered extends Omit<Delivery, 'secrets'> {
  key: string;
}

/** An event, and the suppliers of its account that it may concern, at least one. */
export interface Heard {
  event: SupplierEvent;
  supplierIds: readonly string[];
}

/** Returns the event of a delivery; undefined where it is not trusted, for whatever reason (SECURITY 15). */
export async function readDelivered(
  kernel: Pick<Kernel, 'db' | 'secrets' | 'tools'>,
  { key, ...delivery }: Delivered,
): Promise<Heard | undefined> {
  const endpoints = (await endpointsAt(kernel.db, { path: bookingPaths.webhook(key), key })).flatMap(
    (endpoint) => ({ ...endpoint, secret: knownSecret(kernel.secrets, endpoint) }),
  );
  // Suppliers of one account share the secret. Another account may have the same path, after a change of address or token.
  const secrets = new Set(endpoints.flatMap(({ secret }) => secret ?? []));
  // An unknown key takes as long as a known one, so that keys cannot be guessed by timing.
  for (const secret of secrets.size > 0 ? secrets : ['nobody’s']) {
    const account = endpoints.filter((one) => one.secret === secret);
    const signed = { ...delivery, secrets: [secret] };
    if (heardOf(kernel, account, signed)) return heardOf(kernel, await currentOf(kernel, account), signed);
  }
  return undefined;
}

/**
 * Returns the endpoints of suppliers that still have the address and token that the webhook was registered for: a former account is not
 * trusted any more (SECURITY 59). Asked only about signed deliveries, as it takes longer.
 */
async function currentOf(
  kernel: Pick<Kernel, 'db' | 'secrets'>,
  endpoints: readonly Endpoint[],
): Promise<Endpoint[]> {
  const current: Endpoint[] = [];
  for (const endpoint of endpoints) {
    const { supplier_id: supplierId, account } = endpoint;
    if (account !== null && (await accountNames(kernel, supplierId)).includes(account))
      current.push(endpoint);
  }
  return current;
}

/** Reads a delivery for the suppliers of one account. An event goes to those whose protocol knows its type, otherwise to the first. */
function heardOf(
  kernel: Pick<Kernel, 'tools'>,
  account: readonly Endpoint[],
  delivery: Delivery,
): Heard | undefined {
  const sold = account.filter(({ protocol }) =>
    productsOf(kernel).some((product) => product.sells(protocol)),
  );
  const read = (protocol: string | undefined) =>
    productBy(kernel, protocol).webhooks.read(protocol, delivery);
  const [first] = sold;
  const event = read(first?.protocol);
  if (!first || typeof event === 'string') return undefined;
  const protocols = protocolsOf(kernel);
  const knowing = sold.filter(({ protocol }) => protocols.get(protocol)?.events.includes(event.type));
  const [receiver = first] = knowing;
  const own = receiver.protocol === first.protocol ? event : read(receiver.protocol);
  if (typeof own === 'string') return undefined;
  const receivers = knowing.length > 0 ? knowing : [first];
  return { event: own, supplierIds: receivers.map((one) => one.supplier_id) };
}

/**
 * Handles an event once, as a reason to look (SECURITY 15): looks up an operation in doubt, otherwise reads the order. An event that an
 * order or a payment failed ends the supplier's settling time early. An event without a known booking is only recorded.
 */
export async function takeEvent(
  tx: Tx,
  _record: Recorder,
  _actor: ChangeAuthor,
  { jobs }: Pick<Kernel, 'jobs'>,
  { event, supplierIds, at }: Heard & { at: Date },
): Promise<void> {
  const booking = await bookingOfEvent(tx, supplierIds, event);
  const bookingId = booking?.id ?? null;
  const supplierId = booking?.supplier_id ?? supplierIds[0] ?? '';
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
