import { sql, type Kysely } from 'kysely';

/** Passwords, sessions, one-time links, and the throttling of guesses (SECURITY 19–28). */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('passwords')
    .addColumn('user_id', 'uuid', (column) => column.primaryKey().references('users.id').onDelete('cascade'))
    .addColumn('hash', 'text', (column) => column.notNull())
    .addColumn('set_at', 'timestamptz', (column) => column.notNull())
    .execute();

  await db.schema
    .createTable('sessions')
    .addColumn('id', 'uuid', (column) => column.primaryKey())
    .addColumn('user_id', 'uuid', (column) => column.notNull().references('users.id').onDelete('cascade'))
    .addColumn('token_hash', 'text', (column) => column.notNull().unique())
    .addColumn('started_at', 'timestamptz', (column) => column.notNull())
    .addColumn('used_at', 'timestamptz', (column) => column.notNull())
    .addColumn('address', 'text')
    .addColumn('agent', 'text')
    .execute();
  await db.schema.createIndex('sessions_user').on('sessions').column('user_id').execute();
  await db.schema.createIndex('sessions_used').on('sessions').column('used_at').execute();

  // One row per user and kind: a newer link replaces the older one (SECURITY 28).
  await db.schema
    .createTable('links')
    .addColumn('id', 'uuid', (column) => column.primaryKey())
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('user_id', 'uuid', (column) => column.references('users.id').onDelete('cascade'))
    .addColumn('token_hash', 'text', (column) => column.notNull().unique())
    .addColumn('expires_at', 'timestamptz', (column) => column.notNull())
    .addCheckConstraint('links_kind', sql`kind in ('reset', 'invitation', 'setup')`)
    .addCheckConstraint('links_owner', sql`(kind = 'setup') = (user_id is null)`)
    .addUniqueConstraint('links_newest', ['kind', 'user_id'], (constraint) => constraint.nullsNotDistinct())
    .execute();

  await db.schema
    .createTable('throttles')
    .addColumn('key', 'text', (column) => column.primaryKey())
    .addColumn('failures', 'integer', (column) => column.notNull())
    .addColumn('last_failure_at', 'timestamptz', (column) => column.notNull())
    .addColumn('blocked_until', 'timestamptz')
    .execute();
  await db.schema.createIndex('throttles_last_failure').on('throttles').column('last_failure_at').execute();

  await db.schema
    .createTable('known_addresses')
    .addColumn('user_id', 'uuid', (column) => column.notNull().references('users.id').onDelete('cascade'))
    .addColumn('address_hash', 'text', (column) => column.notNull())
    .addColumn('last_at', 'timestamptz', (column) => column.notNull())
    .addPrimaryKeyConstraint('known_addresses_pkey', ['user_id', 'address_hash'])
    .execute();
}
