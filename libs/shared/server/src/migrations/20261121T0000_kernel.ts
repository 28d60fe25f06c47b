import { sql, type Kysely } from 'kysely';

/** The number of audit chains; see docs/adr/0003. */
const chains = 32;

export const up = async (db: Kysely<never>): Promise<void> => {
  await sql`create extension if not exists pg_trgm`.execute(db);
  await sql`
    create table audit_entries (
      id uuid primary key,
      chain int not null,
      seq bigint not null,
      at timestamptz not null,
      user_id text,
      user_name text,
      company_id text,
      token_id text,
      entity text not null,
      entity_id text not null,
      action text not null,
      before jsonb,
      after jsonb,
      address text,
      request_id text,
      prev_hash text not null,
      hash text not null,
      unique (chain, seq)
    )`.execute(db);
  await sql`create index audit_entries_entity on audit_entries (entity, entity_id, id desc)`.execute(db);
  await sql`create index audit_entries_user on audit_entries (user_id, id desc)`.execute(db);
  await sql`
    create function refuse_change() returns trigger language plpgsql as $$
    begin
      raise exception '% is append-only', tg_table_name using errcode = 'insufficient_privilege';
    end $$`.execute(db);
  await sql`
    create trigger audit_entries_append_only before update or delete or truncate on audit_entries
    for each statement execute function refuse_change()`.execute(db);
  await sql`create table audit_heads (chain int primary key, seq bigint not null, hash text not null)`.execute(
    db,
  );
  await sql`insert into audit_heads select chain, 0, '' from generate_series(0, ${sql.lit(chains - 1)}) chain`.execute(
    db,
  );
  await sql`
    create table idempotency_keys (
      user_id text not null,
      key text not null,
      company_id text,
      request_hash text not null,
      status int,
      body jsonb,
      created_at timestamptz not null,
      expires_at timestamptz,
      primary key (user_id, key)
    )`.execute(db);
  await sql`create index idempotency_keys_expiry on idempotency_keys (expires_at)`.execute(db);
};
