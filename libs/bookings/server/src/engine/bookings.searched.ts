import { sql } from 'kysely';
import { firstTicket } from '@traveldesk/shared-contract';
import { isFoundBy, type Searched } from '@traveldesk/shared-server';

interface FoundBooking {
  number: string;
  pnr: string | null;
  property: string | null;
  city: string | null;
  city_names: string[];
  /** Names of the travelers, in the booking's order. */
  given: string[];
  family: string[];
  tickets: string[];
}

/** Search of bookings: by number, PNR, property, ticket, or traveler with the family name first or last. */
export const searchedBookings: Searched<FoundBooking> = {
  table: 'bookings',
  folded: sql.ref('bookings.search'),
  read: sql`number, pnr, property, city, city_names,
    array(select given_name from booking_travellers where booking_id = bookings.id order by place) as given,
    array(select family_name from booking_travellers where booking_id = bookings.id order by place) as family,
    array(select number from booking_tickets where booking_id = bookings.id) as tickets`,
  texts: ({ number, pnr, property, given, family, tickets }) => [
    number,
    pnr,
    property,
    ...given.flatMap((name, place) => bothWays(name, family[place] ?? '')),
    ...tickets,
  ],
  columns: {
    property_compact: ({ property }) => [property],
    city_compact: ({ city, city_names: names }) => [city, ...names],
  },
};

/** Search of saved travelers, with the family name first or last. */
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
 * A title after a name, as on tickets: HASSAN/AHMED MR, HASSAN AHMED MR and HASSAN/AHMEDMR. Without a space, the title must follow a slash
 * and at least three letters, so that Amr and Badr stay whole.
 */
const after = new RegExp(`(?:(?<=\\S)\\s+|(?<=/.*\\p{L}{3}))(?:${titles})\\.?\\s*$`, 'iu');

/** A title before a name: Mr. Ahmed Hassan. */
const before = new RegExp(`^\\s*(?:${titles})(?:\\.\\s*|\\s+)(?=\\S)`, 'iu');

/** Removes a title before or after a name. */
export function withoutTitle(typed: string): string {
  return typed.replace(before, '').replace(after, '');
}

/** Matches bookings by the typed text: a traveler's name with or without a title, a number, a PNR, a property or a ticket. */
export const isBookingFoundBy = (typed: string) =>
  isFoundBy(searchedBookings, withoutTitle(firstTicket(typed)));
