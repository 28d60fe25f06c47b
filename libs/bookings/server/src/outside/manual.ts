import type { Updateable } from 'kysely';
import { minorUnits } from '@traveldesk/shared-contract';
import {
  checkVersion,
  invalid,
  newId,
  notFound,
  Problem,
  type Actor,
  type Kernel,
  type Recorder,
  type Target,
  type Tx,
} from '@traveldesk/shared-server';
import type { FlightTools } from '@traveldesk/flights-server';
import { capture, hold } from '@traveldesk/wallet-server';
import type { BookingsTable } from '../bookings.tables';
import { holdOwner } from '../engine/hold-owner';
import { move } from '../engine/move';
import { journeyColumns } from '../engine/order-facts';
import { lockBooking, type BookingRecord } from '../engine/rows.sql';
import { searchText } from '../engine/search-text';
import { insertTravellers } from '../intents/insert-travellers';
import { requireSeen } from '../scope';
import { insertDraft } from './draft';
import { takesMoney, type Entered } from './prepare-manual';

interface Answer {
  id: string;
  number: string;
  version: number;
}

type Zones = Pick<FlightTools, 'zones'>;

/**
 * Writes down what was bought elsewhere: a booking like any other, whose price is taken from the wallet in the same transaction where it
 * is ticketed. Throws what the wallet says.
 */
export async function createManual(
  tx: Tx,
  record: Recorder,
  actor: Actor,
  kernel: Pick<Kernel, 'secrets'> & Zones,
  entered: Entered,
): Promise<Answer> {
  const { input, at } = entered;
  const { id } = await insertDraft(tx, record, actor, {
    values: { kind: 'manual', company_id: input.company_id, ...columnsOf(kernel, entered) },
    at,
  });
  return write(tx, record, actor, kernel, { booking: await lockBooking(tx, id), entered });
}

/**
 * Enters it anew. Throws a 404, a 412, and a 422: `booking_state` for one that has gone further, or from a ticket back to a hold; at
 * `company_id` and `total` where another one pays, or another price, than what was taken.
 */
export async function updateManual(
  tx: Tx,
  record: Recorder,
  actor: Actor,
  kernel: Pick<Kernel, 'secrets'> & Zones,
  { id, seen, entered }: Target & { entered: Entered },
): Promise<Answer> {
  await requireSeen(tx, id, actor);
  const booking = await lockBooking(tx, id);
  if (booking.kind !== 'manual') throw notFound();
  checkVersion(seen, booking.version);
  const { input } = entered;
  const isOpen = booking.state === 'on_hold' || (booking.state === 'ticketed' && input.state === 'ticketed');
  if (!isOpen) throw new Problem(422, 'booking_state');
  if (input.company_id !== booking.company_id) throw invalid({ company_id: 'booking_company_fixed' });
  if (booking.payment_id !== null && !costsAsBefore(booking, input.total)) {
    throw invalid({ total: 'booking_total_taken' });
  }
  await tx.deleteFrom('booking_documents').where('booking_id', '=', id).execute();
  await tx.deleteFrom('booking_tickets').where('booking_id', '=', id).execute();
  await tx.updateTable('booking_travellers').set({ adult_id: null }).where('booking_id', '=', id).execute();
  await tx.deleteFrom('booking_travellers').where('booking_id', '=', id).execute();
  return write(tx, record, actor, kernel, { booking, entered });
}

function costsAsBefore({ total, currency }: BookingRecord, now: Entered['input']['total']): boolean {
  return now !== null && now.currency === currency && minorUnits(now) === BigInt(total ?? 0);
}

async function write(
  tx: Tx,
  record: Recorder,
  actor: Actor,
  kernel: Pick<Kernel, 'secrets'> & Zones,
  { booking, entered }: { booking: BookingRecord; entered: Entered },
): Promise<Answer> {
  const { input, slices, at } = entered;
  const { id } = booking;
  const ids = await insertTravellers(tx, kernel, { bookingId: id, travellers: input.travellers });
  const coupons = slices.flatMap(({ segments }) =>
    segments.map(({ origin, destination }) => ({ origin, destination, state: 'OPEN' })),
  );
  for (const { number, traveller } of input.tickets) {
    await tx
      .insertInto('booking_tickets')
      .values({
        id: newId(),
        booking_id: id,
        kind: 'ticket',
        number,
        irregular: !/^\d{13}$/.test(number),
        traveller_ids: ids.slice(traveller, traveller + 1),
        state: 'issued',
        coupons: JSON.stringify(coupons),
        issued_at: at,
      })
      .execute();
  }
  const pays = takesMoney(input) && booking.payment_id === null;
  const set = {
    ...columnsOf(kernel, entered),
    ...(pays && (await pay(tx, record, actor, booking, entered))),
  };
  const event = booking.state === 'draft' ? 'entered' : 'entered_anew';
  await move(tx, record, actor, { booking, to: input.state, event, set, at });
  await searchText(tx, id);
  const { number, version } = await lockBooking(tx, id);
  return { id, number, version };
}

/** Sets aside and takes at once: what it costs is the one who sold it. */
async function pay(
  tx: Tx,
  record: Recorder,
  actor: Actor,
  { id, number }: BookingRecord,
  { input, at }: Entered,
): Promise<Updateable<BookingsTable>> {
  const { total: amount } = input;
  if (!amount) return {};
  const owner = holdOwner(id);
  const reference = input.pnr ?? number;
  const setAside = { companyId: input.company_id, amount, owner, reference, expiresAt: null, at };
  const holdId = await hold(tx, record, actor, setAside);
  const paymentId = await capture(tx, record, actor, { holdId, owner, at });
  return { payment_id: paymentId, paid: minorUnits(amount) };
}

function columnsOf(flights: Zones, { input, slices, names, airline }: Entered) {
  const { source, pnr, total, note, travellers, payment_required_by: by } = input;
  const [lead] = travellers;
  return {
    source,
    pnr,
    airline,
    note,
    ...(journeyColumns(flights, slices, names) as object),
    currency: total?.currency ?? null,
    total: total && minorUnits(total),
    net: total && minorUnits(total),
    payment_required_by: by === null ? null : new Date(by),
    lead: lead ? `${lead.given_name} ${lead.family_name}` : null,
    travellers: travellers.length,
  };
}
