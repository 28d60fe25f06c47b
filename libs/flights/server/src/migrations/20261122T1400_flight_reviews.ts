import { sql, type Kysely } from 'kysely';

/** Offers that reviews showed to users where they differed from the search, and their acceptance (docs/adr/0053). */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table flight_reviews (
      id uuid primary key,
      search_id uuid not null constraint flight_reviews_search
        references flight_searches (id) on delete cascade,
      offer_id uuid not null,
      user_id uuid not null,
      revision text not null,
      content jsonb not null,
      seen_at timestamptz not null,
      accepted_at timestamptz,
      constraint flight_reviews_once unique (offer_id, user_id, revision)
    )`.execute(db);
  await sql`create index flight_reviews_search_id on flight_reviews (search_id, user_id)`.execute(db);
}
