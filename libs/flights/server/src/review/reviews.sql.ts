import { sql } from 'kysely';
import { newId, type Db, type Tx } from '@traveldesk/shared-server';
import { jsonb } from '../jsonb';
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

/**
 * Notes what a user is shown, so that they can accept exactly that. What was shown before is now shown last; it has to be
 * accepted anew where something else was meanwhile.
 */
export async function noteReview(
  db: Db,
  { offerId, userId, searchId, revision, content }: Whose & NewReview,
): Promise<void> {
  await db
    .insertInto('flight_reviews')
    .values({
      id: newId(),
      search_id: searchId,
      offer_id: offerId,
      user_id: userId,
      revision,
      content: jsonb(content),
      seen_at: now,
      accepted_at: null,
    })
    .onConflict((conflict) =>
      conflict
        .constraint('flight_reviews_once')
        .doUpdateSet({ seen_at: now, accepted_at: null })
        .where(({ or }) => or([sql<boolean>`flight_reviews.accepted_at is null`, laterIsAccepted])),
    )
    .execute();
}

export interface NewReview {
  searchId: string;
  revision: string;
  content: KeptOffer;
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

export interface Accepted {
  revision: string;
  content: KeptOffer;
  acceptedAt: Date;
}

/** Of what this user accepted of an offer that which was shown last; undefined where that is nothing. */
export async function lastAccepted(db: Db, { offerId, userId }: Whose): Promise<Accepted | undefined> {
  const row = await db
    .selectFrom('flight_reviews')
    .select(['revision', 'content', 'accepted_at'])
    .where('offer_id', '=', offerId)
    .where('user_id', '=', userId)
    .where('accepted_at', 'is not', null)
    .orderBy('seen_at', 'desc')
    .executeTakeFirst();
  if (!row?.accepted_at) return undefined;
  return { revision: row.revision, content: row.content, acceptedAt: row.accepted_at };
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
    .orderBy('seen_at')
    .execute();
  return new Map(rows.map(({ offer_id, content }) => [offer_id, content]));
}
