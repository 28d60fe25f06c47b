import { sql } from 'kysely';
import type { Searched } from '@traveldesk/shared-server';

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

/**
 * The title after a name as tickets write it: HASSAN/AHMED MR and HASSAN/AHMEDMR. Without a blank, at least three letters stand before
 * it, so that Amr and Badr keep theirs.
 */
const title = /(?:(?<=\/.*\S)\s+|(?<=\/.*\p{L}{3}))(?:mrs?|ms|miss|mstr|dr|chd|inf)\.?\s*$/iu;

/** Removes the title that a ticket has after the name. */
export function withoutTitle(typed: string): string {
  return typed.replace(title, '');
}
