import { sql, type Kysely } from 'kysely';

/**
 * Priced offers of real searches, for simulations. They hold the fields that rules use and, of the travelers, only their types. `hour` and
 * `slot` limit them to a few per hour for each company, supplier and route. Samples are deleted with their company or supplier.
 */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`
    create table markup_samples (
      id uuid primary key,
      company_id uuid references companies (id) on delete cascade,
      supplier_id uuid not null references suppliers (id) on delete cascade,
      route text not null,
      hour bigint not null,
      slot integer not null,
      searched_at timestamptz not null,
      context jsonb not null,
      offer jsonb not null,
      constraint markup_samples_once unique nulls not distinct (company_id, supplier_id, route, hour, slot)
    )`.execute(db);
  await sql`create index markup_samples_newest on markup_samples (searched_at desc, id)`.execute(db);
}
