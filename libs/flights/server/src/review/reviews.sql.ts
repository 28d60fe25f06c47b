import { sql } from 'kysely';
import { newId, type Db, type Tx } from '@traveldesk/shared-server';
import { jsonb } from '../jsonb';
import type { FrozenPricing } from '../search/frozen-pricing';
import type { KeptOffer } from '../search/kept-offer';
import '../flights.tables';

interface Whose {
  offerId: string;
  userId: string;
}

/** The database's clock: processes that answer one user may disagree about the time. */
const now = sql<Date>`clock_timestamp()`;

/** For a row: whether the user has accepted something of the offer that was shown to them after it. */
const laterIsAccepted = sql<boolean>`exists (
  select from flight_reviews as later
  where later.offer_id = flight_reviews.offer_id and later.user_id = flight_reviews.user_id
    and later.accepted_at is not null and later.seen_at > flight_reviews.seen_at)`;

/** For a row: whether it has to be accepted anew once it is shown again. */
const isOpen = sql<boolean>`(flight_reviews.accepted_at is null or ${laterIsAccepted})`;

/**
 * Notes what a user is shown, so that they can accept exactly that. What was shown before is now shown last; it has to be
 * accepted anew where something else was meanwhile. The content is the newest of that name: it may be the same for who accepts it
 * and another one for the platform, as where a net price has moved that no price shows.
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

/**
 * Accepts what this user was shown under this name, and answers when; undefined where they were not, or have accepted what
 * was shown to them later.
 */
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

/** What a review has shown, and what its price was made by. */
export interface Reviewed {
  content: KeptOffer;
  pricing: FrozenPricing;
}

export interface Accepted extends Reviewed {
  revision: string;
  acceptedAt: Date;
}

/** Of what this user accepted of an offer that which was shown last; undefined where that is nothing. */
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

/** What a review has shown to this user under this name; undefined where none has. */
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

/** The same of each offer of a search, by the offer's id. */
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
