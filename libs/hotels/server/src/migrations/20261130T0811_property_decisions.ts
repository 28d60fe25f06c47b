import { sql, type Kysely } from 'kysely';

/**
 * Decisions of persons about properties: what they join, split and keep apart; and pairs of records that may be the same. A record
 * that was joined to another stays, because links and bookings hold its id; `found_by` is the supplier's id whose current record
 * replaces it.
 */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`
    alter table hotel_property_suppliers add column told jsonb, add column since timestamptz`.execute(db);
  await sql`update hotel_property_suppliers set since = created_at`.execute(db);
  await sql`
    alter table hotel_property_suppliers alter column since set not null, alter column since set default now()`.execute(
    db,
  );
  await sql`
    alter table hotel_properties
      add column version integer not null default 1,
      add column closed boolean not null default false,
      add column found_by_supplier uuid,
      add column found_by_ref text,
      add column matched_at timestamptz,
      add check ((found_by_supplier is null) = (found_by_ref is null)),
      add constraint hotel_properties_found_by foreign key (found_by_supplier, found_by_ref)
        references hotel_property_suppliers (supplier_id, ref)`.execute(db);
  await sql`
    create index hotel_properties_unmatched on hotel_properties (id)
      where matched_at is null and found_by_ref is null`.execute(db);
  await sql`
    create table hotel_property_decisions (
      id uuid primary key,
      number bigint generated always as identity,
      kind text not null check (kind in ('join', 'split', 'keep_apart', 'undo')),
      property_id uuid not null
        constraint hotel_property_decisions_property references hotel_properties (id),
      other_id uuid not null check (other_id <> property_id)
        constraint hotel_property_decisions_other references hotel_properties (id),
      links jsonb not null,
      undoes uuid
        constraint hotel_property_decisions_undoes references hotel_property_decisions (id)
        constraint hotel_property_decisions_undone unique,
      reason text not null check (reason <> ''),
      user_id uuid not null,
      user_name text not null,
      created_at timestamptz not null default now(),
      check ((kind = 'undo') = (undoes is not null))
    )`.execute(db);
  await sql`create unique index hotel_property_decisions_number on hotel_property_decisions (number)`.execute(
    db,
  );
  await sql`create index hotel_property_decisions_property_id on hotel_property_decisions (property_id, number)`.execute(
    db,
  );
  await sql`create index hotel_property_decisions_other_id on hotel_property_decisions (other_id, number)`.execute(
    db,
  );
  await sql`
    create table hotel_property_matches (
      one_id uuid not null constraint hotel_property_matches_one references hotel_properties (id),
      other_id uuid not null check (one_id < other_id)
        constraint hotel_property_matches_other references hotel_properties (id),
      likeness float8 not null,
      meters integer not null,
      primary key (one_id, other_id)
    )`.execute(db);
  await sql`create index hotel_property_matches_other_id on hotel_property_matches (other_id)`.execute(db);
  await sql`alter table hotel_searches add column decisions bigint not null default 0`.execute(db);
  await sql`alter table hotel_rates add column property_ref text`.execute(db);
}
