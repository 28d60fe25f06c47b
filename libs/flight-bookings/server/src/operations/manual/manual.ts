import { minorUnits } from '@traveldesk/shared-contract';
import {
  checkVersion,
  invalid,
  newId,
  notFound,
  Problem,
  toolsOf,
  type Actor,
  type Kernel,
  type Recorder,
  type Target,
  type Tx,
} from '@traveldesk/shared-server';
import type { FlightTools } from '@traveldesk/flights-server';
import {
  type BookingRecord,
  insertDraft,
  insertTravellers,
  lockBooking,
  move,
  requireSeen,
  searchText,
  takePrice,
  addIssued,
  sharedTickets,
  warnOfSharedTickets,
  clearManual,
  keepFormer,
} from '@traveldesk/bookings-server';
import type { FormerManual, ManualWritten } from '@traveldesk/flight-bookings-contract';
import { writeFlightDetail } from '../../order/flight-detail.sql';
import { journeyColumns, journeyDetail } from '../../order/order-facts';
import { manualNow } from './former-manual';
import { takesMoney, type Entered } from './prepare-manual';

/**
 * Inserts a booking made elsewhere. If it is ticketed, its price is charged in the same transaction or waits for approval. Throws the
 * wallet's problems, and a 422 at a ticket that another booking has, unless it is confirmed.
 */
export async function createManual(
  tx: Tx,
  record: Recorder,
  actor: Actor,
  kernel: Kernel,
  entered: Entered,
): Promise<ManualWritten> {
  const { input, at } = entered;
  const { id } = await insertDraft(tx, record, actor, kernel, {
    values: {
      kind: 'manual',
      product: 'flight',
      company_id: input.company_id,
      ...columnsOf(toolsOf(kernel, 'flights'), entered),
    },
    at,
  });
  return write(tx, record, actor, kernel, { booking: await lockBooking(tx, id), entered });
}

/**
 * Updates a manual booking; the former version of a paid one stays in the history. Throws a 404, a 412, and a 422: `booking_state` where
 * its price waits, its state has moved on, or a ticket would become a hold; at `company_id` for another payer; and for a paid one at
 * `total` for another price and at `reason` if missing.
 */
export async function updateManual(
  tx: Tx,
  record: Recorder,
  actor: Actor,
  kernel: Kernel,
  { id, seen, entered }: Target & { entered: Entered },
): Promise<ManualWritten> {
  await requireSeen({ ...kernel, db: tx }, { product: 'flight', id }, actor, 'work');
  const booking = await lockBooking(tx, id);
  if (booking.kind !== 'manual') throw notFound();
  checkVersion(seen, booking.version);
  const { input } = entered;
  const isOpen = booking.state === 'on_hold' || (booking.state === 'ticketed' && input.state === 'ticketed');
  if (!isOpen) throw new Problem(422, 'booking_state');
  if (input.company_id !== booking.company_id) throw invalid({ company_id: 'booking_company_fixed' });
  const former = booking.payment_id === null ? null : await formerOf(tx, booking, input);
  const issued = await clearManual(tx, id);
  return write(tx, record, actor, kernel, { booking, entered, former, issued });
}

/** The version of a paid booking before a change. Throws a 422 if the change has no reason, or if it changes the price. */
async function formerOf(
  tx: Tx,
  booking: BookingRecord,
  { total, reason }: Entered['input'],
): Promise<FormerManual> {
  if (total !== null && total.currency !== booking.currency) {
    throw invalid({ 'total.currency': 'booking_total_taken' });
  }
  if (total === null || minorUnits(total) !== BigInt(booking.total ?? 0)) {
    throw invalid({ 'total.amount': 'booking_total_taken' });
  }
  if (!reason) throw invalid({ reason: 'booking_reason_required' });
  return manualNow(tx, booking);
}

async function write(
  tx: Tx,
  record: Recorder,
  actor: Actor,
  kernel: Kernel,
  {
    booking,
    entered,
    former = null,
    issued = new Map(),
  }: {
    booking: BookingRecord;
    entered: Entered;
    former?: FormerManual | null;
    /** The issue times of the booking's former tickets, by number. */
    issued?: ReadonlyMap<string, Date>;
  },
): Promise<ManualWritten> {
  const { input, slices, names, at } = entered;
  const { id } = booking;
  await writeFlightDetail(tx, id, journeyDetail(slices, names));
  const ids = await insertTravellers(tx, kernel, { bookingId: id, travellers: input.travellers });
  const coupons = slices.flatMap(({ segments }) =>
    segments.map(({ origin, destination }) => ({ origin, destination, state: 'OPEN' })),
  );
  for (const { number, traveller } of input.tickets) {
    await addIssued(tx, {
      booking_id: id,
      kind: 'ticket',
      number,
      irregular: !/^\d{13}$/.test(number),
      traveller_ids: ids.slice(traveller, traveller + 1),
      coupons: JSON.stringify(coupons),
      issued_at: issued.get(number) ?? at,
    });
  }
  const { total: amount, reason } = input;
  const pays = amount !== null && takesMoney(input) && booking.payment_id === null;
  const taken = pays ? await takePrice(tx, record, actor, kernel, { booking, entered, amount }) : null;
  const isShared = await confirmShared(tx, actor, { bookingId: id, tickets: input.tickets, issued });
  const event = booking.state === 'draft' ? 'entered' : 'entered_anew';
  const historyId = newId();
  await move(tx, record, actor, {
    booking,
    to: taken?.to ?? input.state,
    event,
    reason: former && reason,
    set: { ...columnsOf(toolsOf(kernel, 'flights'), entered), ...taken?.set },
    historyId,
    at,
  });
  if (isShared) await warnOfSharedTickets(tx, record, actor, kernel, booking);
  if (former) await keepFormer(tx, record, actor, { bookingId: id, historyId, former });
  await searchText(tx, id);
  const { number, version, approval_id } = await lockBooking(tx, id);
  return { id, number, version, approval_id };
}

/**
 * Returns whether other bookings have tickets that are new to this one. Throws a 422 at each unconfirmed ticket of a booking that `actor`
 * sees, as it would be charged twice.
 */
async function confirmShared(
  tx: Tx,
  actor: Actor,
  {
    bookingId,
    tickets,
    issued,
  }: Pick<Entered['input'], 'tickets'> & { bookingId: string; issued: ReadonlyMap<string, Date> },
): Promise<boolean> {
  const numbers = tickets.map(({ number }) => number).filter((number) => !issued.has(number));
  const shared = await sharedTickets(tx, actor, { bookingId, numbers });
  const refused = tickets.flatMap(({ number, also_elsewhere: isConfirmed }, index) =>
    shared.get(number)?.seen && !isConfirmed
      ? [[`tickets.${index}.number`, 'booking_ticket_elsewhere'] as const]
      : [],
  );
  if (refused.length > 0) throw invalid(Object.fromEntries(refused));
  return shared.size > 0;
}

function columnsOf(flights: Pick<FlightTools, 'zones'>, { input, slices, names, airline }: Entered) {
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
