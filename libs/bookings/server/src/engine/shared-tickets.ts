import { sql } from 'kysely';
import { companyScope } from '@traveldesk/companies-server';
import { firstTicket } from '@traveldesk/shared-contract';
import type { Actor, Kernel, Recorder, Tx } from '@traveldesk/shared-server';
import type { OrderFacts } from '../product/facts';
import { productOf } from '../product/product';
import type { BookingRecord } from './rows.sql';
import { raiseStaffTask } from './staff-tasks';
import type { ChangeAuthor } from './change-author';

type Kept = Pick<BookingRecord, 'id' | 'number' | 'pnr' | 'company_id'>;

/** States of failed, expired or canceled bookings; their tickets may be entered again. */
const over = ['cancelled', 'expired', 'failed'] as const;

/**
 * The 13 digits of a ticket number, which is unique worldwide; a 14th is a check digit (TRAVEL-RULES 22). Other numbers are unique for one
 * supplier only.
 */
const digitsOf = (number: string) => /^(\d{13})\d?$/.exec(firstTicket(number).replace(/\D/g, ''))?.[1];

/** The stored forms of such a number: as suppliers send it, or as typed by hand. */
const waysOf = (digits: string) => [
  digits,
  `${digits.slice(0, 3)}-${digits.slice(3)}`,
  ...Array.from({ length: 7 }, (_, check) => `${digits}${check}`),
];

/**
 * Returns the numbers that another active booking also has; `seen` says whether `actor` sees such a booking. Transactions that record the
 * same number wait for this one to end, so call this after the locks of money.
 */
export async function sharedTickets(
  tx: Tx,
  actor: Pick<Actor, 'type' | 'companyId'> | null,
  { bookingId, numbers }: { bookingId: string; numbers: readonly string[] },
): Promise<Map<string, { seen: boolean }>> {
  const byDigits = new Map<string, string>();
  for (const number of numbers) {
    const digits = digitsOf(number);
    if (digits !== undefined) byDigits.set(digits, number);
  }
  const shared = new Map<string, { seen: boolean }>();
  if (byDigits.size === 0) return shared;
  for (const digits of [...byDigits.keys()].sort()) {
    await sql`select pg_advisory_xact_lock(hashtextextended(${`ticket ${digits}`}, 0))`.execute(tx);
  }
  const rows = await tx
    .selectFrom('booking_tickets as tickets')
    .innerJoin('bookings', 'bookings.id', 'tickets.booking_id')
    .select('tickets.number')
    .select((actor ? companyScope(actor)('bookings.company_id') : sql<boolean>`true`).as('seen'))
    .where('tickets.number', 'in', [...[...byDigits.keys()].flatMap(waysOf), ...numbers])
    .where('bookings.id', '<>', bookingId)
    .where('bookings.state', 'not in', over)
    .execute();
  for (const { number, seen } of rows) {
    const own = byDigits.get(digitsOf(number) ?? '');
    if (own !== undefined) shared.set(own, { seen: seen || (shared.get(own)?.seen ?? false) });
  }
  return shared;
}

/**
 * Creates a task to make sure that a ticket in two bookings is paid once. Only staff get it, as the other booking may be another company's.
 */
export async function warnOfSharedTickets(
  tx: Tx,
  record: Recorder,
  actor: ChangeAuthor,
  kernel: Pick<Kernel, 'texts'>,
  booking: Kept,
): Promise<void> {
  await raiseStaffTask(tx, record, actor, kernel, { booking, reason: 'ticket_elsewhere' });
}

/** Saves the documents of an order as the supplier issued them. Returns the number of new ones. */
export async function noteIssued(
  tx: Tx,
  record: Recorder,
  actor: ChangeAuthor,
  kernel: Pick<Kernel, 'texts' | 'tools'>,
  { booking, facts, at }: { booking: BookingRecord; facts: OrderFacts; at: Date },
): Promise<number> {
  const came = await productOf(kernel, booking).noteIssued(tx, booking.id, facts, at);
  if (came === 0) return came;
  const numbers = await tx
    .selectFrom('booking_tickets')
    .select('number')
    .where('booking_id', '=', booking.id)
    .where('issued_at', '=', at)
    .execute();
  const asked = { bookingId: booking.id, numbers: numbers.map(({ number }) => number) };
  const shared = await sharedTickets(tx, null, asked);
  if (shared.size > 0) await warnOfSharedTickets(tx, record, actor, kernel, booking);
  return came;
}
