import { sql, type Kysely } from 'kysely';

/** Second factors, their recovery codes, sign-ins that await a code, and the setting who needs one (SECURITY 23, 29). */
export async function up(db: Kysely<unknown>): Promise<void> {
  // `secret` is in use; `pending` is being set up. `last_step` is the latest 30-second step whose code was used.
  await db.schema
    .createTable('second_factors')
    .addColumn('user_id', 'uuid', (column) => column.primaryKey().references('users.id').onDelete('cascade'))
    .addColumn('secret', 'text')
    .addColumn('pending', 'text')
    .addColumn('confirmed_at', 'timestamptz')
    .addColumn('last_step', 'integer', (column) => column.notNull().defaultTo(-1))
    .addCheckConstraint('second_factors_confirmed', sql`(secret is null) = (confirmed_at is null)`)
    .execute();

  await db.schema
    .createTable('recovery_codes')
    .addColumn('user_id', 'uuid', (column) =>
      column.notNull().references('second_factors.user_id').onDelete('cascade'),
    )
    .addColumn('code_hash', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('recovery_codes_pkey', ['user_id', 'code_hash'])
    .execute();

  await db.schema
    .createTable('sign_in_challenges')
    .addColumn('token_hash', 'text', (column) => column.primaryKey())
    .addColumn('user_id', 'uuid', (column) => column.notNull().references('users.id').onDelete('cascade'))
    .addColumn('created_at', 'timestamptz', (column) => column.notNull())
    .addColumn('expires_at', 'timestamptz', (column) => column.notNull())
    .execute();
  await db.schema.createIndex('sign_in_challenges_user').on('sign_in_challenges').column('user_id').execute();

  // A single row: the staff's decision for all users.
  await db.schema
    .createTable('security_settings')
    .addColumn('id', 'boolean', (column) => column.primaryKey().defaultTo(true))
    .addColumn('second_factor_required', 'boolean', (column) => column.notNull().defaultTo(false))
    .addColumn('version', 'integer', (column) => column.notNull().defaultTo(1))
    .addCheckConstraint('security_settings_one', sql`id`)
    .execute();
  await sql`insert into security_settings (id) values (true)`.execute(db);

  await sql`alter table sessions add column authenticated_at timestamptz`.execute(db);
  await sql`update sessions set authenticated_at = started_at`.execute(db);
  await sql`alter table sessions alter column authenticated_at set not null`.execute(db);
}
