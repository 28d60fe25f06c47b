import { sql, type Kysely } from 'kysely';

/**
 * Records of calls belong to suppliers, because every product calls them. The table of flights, which was the first product, gets a new
 * name and keeps its rows; a database without flights gets a new table.
 */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`alter table if exists supplier_calls rename to supplier_call_records`.execute(db);
  await sql`
    create table if not exists supplier_call_records (
      id uuid primary key,
      supplier_id uuid not null,
      company_id uuid,
      purpose text not null constraint supplier_calls_purpose_check check (purpose in (
        'search', 'offer', 'order', 'look_up', 'payment', 'cancellation', 'change', 'airline_change', 'services', 'webhook'
      )),
      reference uuid,
      attempt integer not null check (attempt > 0),
      started_at timestamptz not null,
      duration_ms integer not null check (duration_ms >= 0),
      http_status integer,
      outcome text not null,
      supplier_request_id text,
      bytes integer
    )`.execute(db);
  await sql`
    create index if not exists supplier_calls_supplier on supplier_call_records (supplier_id, started_at)`.execute(
    db,
  );
  await sql`create index if not exists supplier_calls_started_at on supplier_call_records (started_at)`.execute(
    db,
  );
}
