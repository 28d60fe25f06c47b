import { sql, type Kysely } from 'kysely';

/**
 * The largest percentage of the net price that fixed amounts of a discount may take off, by first revision. Earlier prices were made
 * without this limit and must be explained without it, so the first share gets a revision of its own if anything was published.
 */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`
    create table markup_discount_shares (
      revision bigint primary key,
      share text not null constraint markup_discount_shares_share check (share::numeric between 0 and 100)
    )`.execute(db);
  await sql`
    update markup_state
    set revision = revision + 1, at = greatest(at, date_trunc('milliseconds', clock_timestamp()))
    where revision > 0`.execute(db);
  await sql`insert into markup_discount_shares select revision, '30' from markup_state`.execute(db);
  await sql`
    create trigger markup_discount_shares_new before insert on markup_discount_shares
    for each row execute function markup_revision_is_new()`.execute(db);
  await sql`
    create trigger markup_discount_shares_append_only before update or delete or truncate on markup_discount_shares
    for each statement execute function refuse_change()`.execute(db);
}
