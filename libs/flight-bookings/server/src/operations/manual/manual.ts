import { invalid, toolsOf, type Actor, type Kernel, type Tx } from '@traveldesk/shared-server';
import type { FlightTools } from '@traveldesk/flights-server';
import {
  addIssued,
  insertTravellers,
  type ManualEntry,
  sharedTickets,
  warnOfSharedTickets,
  type EntryTarget,
} from '@traveldesk/bookings-server';
import { writeFlightDetail } from '../../order/flight-detail.sql';
import { journeyColumns, journeyDetail } from '../../order/order-facts';
import { manualNow } from './former-manual';
import type { Entered } from './prepare-manual';

/** Returns a validated booking of flights as the engine enters it. */
export function flightEntry(kernel: Kernel, entered: Entered): ManualEntry {
  const { input, at } = entered;
  return {
    product: 'flight',
    input,
    at,
    to: input.state,
    columns: columnsOf(toolsOf(kernel, 'flights'), entered),
    replaces: (state) => state === 'on_hold' || (state === 'ticketed' && input.state === 'ticketed'),
    writeRows: (writing) => writeRows(kernel, entered, writing),
    formerOf: manualNow,
  };
}

/** Writes the journey, the travelers and the tickets. Throws a 422 at a ticket that another booking has, unless it is confirmed. */
async function writeRows(
  kernel: Kernel,
  { input, slices, names, at }: Entered,
  { tx, record, actor, booking, issued }: EntryTarget,
): Promise<void> {
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
  const isShared = await confirmShared(tx, actor, { bookingId: id, tickets: input.tickets, issued });
  if (isShared) await warnOfSharedTickets(tx, record, actor, kernel, booking);
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
  const { travellers, payment_required_by: by } = input;
  const [lead] = travellers;
  return {
    airline,
    ...journeyColumns(flights, slices, names),
    payment_required_by: by === null ? null : new Date(by),
    lead: lead ? `${lead.given_name} ${lead.family_name}` : null,
    travellers: travellers.length,
  };
}
