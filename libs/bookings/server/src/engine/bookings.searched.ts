import { sql } from 'kysely';
import { firstTicket } from '@traveldesk/shared-contract';
import { isFoundBy, type Searched } from '@traveldesk/shared-server';

interface FoundBooking {
  number: string;
  pnr: string | null;
  /** The names of its travelers, in their order. */
  given: string[];
  family: string[];
  tickets: string[];
}

/** A booking is found by its number, its PNR, its travelers, family name first or last, and its tickets. */
export const searchedBookings: Searched<FoundBooking> = {
  table: 'bookings',
  folded: sql.ref('bookings.search'),
  read: sql`number, pnr,
    array(select given_name from booking_travellers where booking_id = bookings.id order by place) as given,
    array(select family_name from booking_travellers where booking_id = bookings.id order by place) as family,
    array(select number from booking_tickets where booking_id = bookings.id) as tickets`,
  texts: ({ number, pnr, given, family, tickets }) => [
    number,
    pnr,
    ...given.flatMap((name, place) => bothWays(name, family[place] ?? '')),
    ...tickets,
  ],
};

/** Somebody for whom a company books again. */
export const searchedTravellers: Searched<{ given_name: string; family_name: string }> = {
  table: 'travellers',
  folded: sql.ref('travellers.sort_name'),
  read: sql`given_name, family_name`,
  texts: ({ given_name: given, family_name: family }) => bothWays(given, family),
};

function bothWays(given: string, family: string): string[] {
  return [`${given} ${family}`, `${family} ${given}`];
}

const titles = 'mrs?|ms|miss|mstr|dr|chd|inf';

/**
 * The title after a name, as tickets write it: HASSAN/AHMED MR, HASSAN AHMED MR and HASSAN/AHMEDMR. Without a blank it stands after
 * a slash and at least three letters, so that Amr and Badr keep theirs.
 */
const after = new RegExp(`(?:(?<=\\S)\\s+|(?<=/.*\\p{L}{3}))(?:${titles})\\.?\\s*$`, 'iu');

/** The title before a name, as people write it: Mr. Ahmed Hassan. */
const before = new RegExp(`^\\s*(?:${titles})(?:\\.\\s*|\\s+)(?=\\S)`, 'iu');

/** Removes the title that stands before or after a name. */
export function withoutTitle(typed: string): string {
  return typed.replace(before, '').replace(after, '');
}

/** Whether the booking has the typed text: the name of a traveler, with a title or without, a number, a PNR or a ticket. */
export const isBookingFoundBy = (typed: string) =>
  isFoundBy(searchedBookings, withoutTitle(firstTicket(typed)));
