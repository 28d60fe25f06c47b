import { sql } from 'kysely';
import { jsonb, newId, type Db, type Tx } from '@traveldesk/shared-server';
import type { FrozenPricing } from '../search/frozen-pricing';
import type { KeptOffer } from '../search/kept-offer';
import '../flights.tables';

interface Whose {
  offerId: string;
  userId: string;
}

/** Uses the database's clock, since the clocks of several processes may differ. */
const now = sql<Date>`clock_timestamp()`;

/** For a row: whether the user has accepted a revision of the offer that was shown after it. */
const laterIsAccepted = sql<boolean>`exists (
  select from flight_reviews as later
  where later.offer_id = flight_reviews.offer_id and later.user_id = flight_reviews.user_id
    and later.accepted_at is not null and later.seen_at > flight_reviews.seen_at)`;

/** For a row: whether showing it again requires a new acceptance. */
const isOpen = sql<boolean>`(flight_reviews.accepted_at is null or ${laterIsAccepted})`;

/**
 * Stores what a user is shown, so that they can accept exactly that. A revision shown again becomes the latest; an accepted one only if
 * a later one was accepted since, and it then needs a new acceptance. The content is always updated: the same revision may have another
 * net price, which the user does not see.
 */
export async function noteReview(
  db: Db,
  { offerId, userId, searchId, revision, content, pricing }: Whose & NewReview,
): Promise<void> {
  const shown = { content: jsonb(content), pricing: jsonb(pricing) };
  await db
    .insertInto('flight_reviews')
    .values({
      id: newId(),
      search_id: searchId,
      offer_id: offerId,
      user_id: userId,
      revision,
      ...shown,
      seen_at: now,
      accepted_at: null,
    })
    .onConflict((conflict) =>
      conflict.constraint('flight_reviews_once').doUpdateSet({
        ...shown,
        seen_at: sql<Date>`case when ${isOpen} then ${now} else flight_reviews.seen_at end`,
        accepted_at: sql<Date | null>`case when ${isOpen} then null else flight_reviews.accepted_at end`,
      }),
    )
    .execute();
}

export interface NewReview {
  searchId: string;
  revision: string;
  content: KeptOffer;
  pricing: FrozenPricing;
}

/** Accepts a revision for the user and returns the time; undefined if it was not shown to them, or they have accepted a later one. */
export async function acceptReview(
  tx: Tx,
  { offerId, userId, revision }: Whose & { revision: string },
): Promise<Date | undefined> {
  const row = await tx
    .updateTable('flight_reviews')
    .set({ accepted_at: now })
    .where('offer_id', '=', offerId)
    .where('user_id', '=', userId)
    .where('revision', '=', revision)
    .where(({ not }) => not(laterIsAccepted))
    .returning('accepted_at')
    .executeTakeFirst();
  return row?.accepted_at ?? undefined;
}

/** The content of a review, and the pricing that made its price. */
export interface Reviewed {
  content: KeptOffer;
  pricing: FrozenPricing;
}

export interface Accepted extends Reviewed {
  revision: string;
  acceptedAt: Date;
}

/** Returns the accepted revision of an offer that was shown to the user last; undefined if there is none. */
export async function lastAccepted(db: Db, { offerId, userId }: Whose): Promise<Accepted | undefined> {
  const row = await db
    .selectFrom('flight_reviews')
    .select(['revision', 'content', 'pricing', 'accepted_at'])
    .where('offer_id', '=', offerId)
    .where('user_id', '=', userId)
    .where('accepted_at', 'is not', null)
    .orderBy('seen_at', 'desc')
    .executeTakeFirst();
  if (!row?.accepted_at || !row.pricing) return undefined;
  const { revision, content, pricing, accepted_at: acceptedAt } = row;
  return { revision, content, pricing, acceptedAt };
}

/** Returns a revision that a review showed to the user; undefined if there is none. */
export async function findReview(
  db: Db,
  { offerId, userId, revision }: Whose & { revision: string },
): Promise<Reviewed | undefined> {
  const row = await db
    .selectFrom('flight_reviews')
    .select(['content', 'pricing'])
    .where('offer_id', '=', offerId)
    .where('user_id', '=', userId)
    .where('revision', '=', revision)
    .executeTakeFirst();
  return row?.pricing ? { content: row.content, pricing: row.pricing } : undefined;
}

/** Returns the accepted contents of all offers of a search, by offer id. */
export async function acceptedIn(
  db: Db,
  { searchId, userId }: { searchId: string; userId: string },
): Promise<Map<string, KeptOffer>> {
  const rows = await db
    .selectFrom('flight_reviews')
    .select(['offer_id', 'content'])
    .where('search_id', '=', searchId)
    .where('user_id', '=', userId)
    .where('accepted_at', 'is not', null)
    .where('pricing', 'is not', null)
    .orderBy('seen_at')
    .execute();
  return new Map(rows.map(({ offer_id, content }) => [offer_id, content]));
}
