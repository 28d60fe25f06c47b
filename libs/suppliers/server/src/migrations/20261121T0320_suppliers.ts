import { sql, type Kysely } from 'kysely';

/** Creates the suppliers. The credential columns are all set or all null. */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`
      create table suppliers (
        id uuid primary key,
        name text not null,
        sort_name text not null collate "C",
        key text not null constraint suppliers_key_unique unique check (key ~ '^[a-z][a-z0-9-]{1,39}$'),
        search text not null generated always as (sort_name || chr(10) || key) stored,
        module_id uuid not null constraint suppliers_module_fkey references modules (id),
        protocol text not null check (protocol in ('duffel')),
        base_url text not null,
        credentials text,
        credentials_last4 text check (length(credentials_last4) = 4),
        credentials_set_at timestamptz,
        currency text not null check (currency ~ '^[A-Z]{3}$'),
        timeout_ms integer not null check (timeout_ms between 2000 and 60000),
        concurrency integer not null check (concurrency between 1 and 50),
        status text not null check (status in ('active', 'inactive')),
        tested_at timestamptz,
        test_outcome text,
        test_http_status integer,
        test_duration_ms integer,
        version integer not null default 1,
        created_at timestamptz not null default now(),
        updated_at timestamptz not null default now(),
        check (num_nulls(credentials, credentials_last4, credentials_set_at) in (0, 3)),
        check (num_nulls(tested_at, test_outcome, test_duration_ms) in (0, 3))
      )`.execute(db);
  await sql`create index suppliers_search on suppliers using gin (search gin_trgm_ops)`.execute(db);
  await sql`create index suppliers_sort_name on suppliers (sort_name, id)`.execute(db);
  await sql`create index suppliers_module on suppliers (module_id)`.execute(db);
}
