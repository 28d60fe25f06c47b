import { sql, type Kysely } from 'kysely';

/**
 * Suppliers of one account share a webhook: each keeps a copy of its secret, the account that it was registered for, and its events. Existing
 * webhooks have no account yet; the next registration finds theirs.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table booking_webhooks
      add column account text,
      add column events text[] not null default '{}'`.execute(db);
  await sql`
    create table booking_webhook_turns (
      account text primary key,
      ends_at timestamptz not null
    )`.execute(db);
}
