import { sellersOf, type Seller } from '@traveldesk/companies-server';
import type { HotelReviewNotes } from '@traveldesk/hotel-bookings-contract';
import { decodeStay, type StayCriteria } from '@traveldesk/hotels-contract';
import { acceptedAt, findQuote, type KeptQuote } from '@traveldesk/hotels-server';
import { notFound, type Actor, type Db } from '@traveldesk/shared-server';

export type Obstacle = NonNullable<HotelReviewNotes['obstacle']>;

interface Reading {
  quoteId: string;
  actor: Actor;
  at: Date;
}

/** A quote with its first obstacle to a booking, and the booking that was made of it. */
export interface BookableQuote {
  quote: KeptQuote;
  criteria: Pick<StayCriteria, 'check_in' | 'check_out' | 'rooms'>;
  obstacle: Obstacle | null;
  booking: { id: string; number: string } | null;
}

/** Reads a quote for its booking, without calling the supplier. Throws a 404. */
export async function bookableQuote(db: Db, { quoteId, actor, at }: Reading): Promise<BookableQuote> {
  const quote = await findQuote(db, quoteId, actor);
  if (!quote) throw notFound();
  const booking = await db
    .selectFrom('bookings')
    .select(['id', 'number'])
    .where('offer_id', '=', quoteId)
    .where('state', '!=', 'failed')
    .executeTakeFirst();
  // Only valid criteria are stored.
  const { draft } = decodeStay(new URLSearchParams(quote.query));
  return {
    quote,
    criteria: draft as StayCriteria,
    obstacle: booking ? 'sold' : await obstacleOf(db, quote, { actor, at }),
    booking: booking ?? null,
  };
}

async function obstacleOf(
  db: Db,
  { id, expiresAt, content: { rate: kept, changes } }: KeptQuote,
  { actor, at }: Pick<Reading, 'actor' | 'at'>,
): Promise<Obstacle | null> {
  if (expiresAt <= at) return 'expired';
  if (kept.rate.now === null) return 'deposit_unknown';
  // We pay only from the balance; unknown methods are tried.
  if (kept.rate.bookable === false) return 'payment_method';
  const isAccepted = changes.length === 0 || (await acceptedAt(db, { quoteId: id, userId: actor.userId }));
  return isAccepted ? null : 'not_accepted';
}

/** Returns the supplier of a quote if its company may buy from it: company, module and supplier are active. */
export async function sellerOfQuote(
  db: Db,
  { supplierId }: KeptQuote,
  companyId: string,
): Promise<Seller | undefined> {
  const sellers = await sellersOf(db, 'hotels', companyId);
  return sellers.find(({ id }) => id === supplierId);
}
