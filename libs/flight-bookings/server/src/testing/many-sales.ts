import { sql, type RawBuilder } from 'kysely';
import { newId, type Db } from '@traveldesk/shared-server';

interface Parties {
  companies: readonly string[];
  suppliers: readonly string[];
  users: readonly string[];
}

/** Suppliers inserted directly, bypassing the rules for creating them. */
export async function addSuppliers(db: Db, count: number): Promise<string[]> {
  const ids = Array.from({ length: count }, newId);
  await sql`
    insert into suppliers (id, name, sort_name, key, module_id, protocol, base_url, currency, timeout_ms, concurrency, status)
    select id, 'Supplier ' || n, 'supplier ' || n, 'supplier-' || n, (select id from modules limit 1), 'duffel',
      'https://supplier.example', 'EUR', 20000, 10, 'active'
    from unnest(${ids}::uuid[]) with ordinality as made (id, n)`.execute(db);
  return ids;
}

/**
 * Inserts paid bookings of 2026 directly into the tables, bypassing the rules for creating them: payments in three currencies with their
 * net price and income, a refund for one in ten, and a ticket and an order each.
 */
export async function fillSales(
  db: Db,
  bookings: number,
  { companies, suppliers, users }: Parties,
): Promise<void> {
  const one = (of: readonly string[], turn: RawBuilder<unknown>) =>
    sql`(${[...of]}::uuid[])[1 + (${turn}) % ${of.length}::int]`;
  await db.transaction().execute(async (tx) => {
    // The ledger's own rules would write one row after the other.
    await sql`set local session_replication_role = replica`.execute(tx);
    await sql`
      create temporary table sold on commit drop as
      select n, gen_random_uuid() as id, gen_random_uuid() as payment_id, gen_random_uuid() as refund_id,
        ${one(companies, sql`n`)} as company_id, ${one(suppliers, sql`n / 7`)} as supplier_id,
        ${one(users, sql`n / 11`)} as user_id, (array['USD', 'EUR', 'EGP'])[1 + n % 3] as currency,
        timestamptz '2026-01-01' + n * (interval '364 days' / ${bookings}::int) as at
      from generate_series(1, ${bookings}::int) as n`.execute(tx);
    await sql`
      insert into bookings (id, number, product, kind, state, company_id, supplier_id, created_by, created_by_name, currency,
        total, net, kept, created_at, updated_at)
      select id, 'TD-' || n, 'flight', 'supplier', 'ticketed', company_id, supplier_id, user_id, 'Somebody', currency, 11000, 10000,
        jsonb_build_object('text', (select string_agg(md5((n * k)::text), '') from generate_series(1, 40) as k)), at, at
      from sold`.execute(tx);
    await sql`
      insert into booking_tickets (id, booking_id, kind, number, irregular, state, coupons, issued_at)
      select gen_random_uuid(), id, 'ticket', lpad(n::text, 13, '0'), false, 'issued', '[]', at from sold`.execute(
      tx,
    );
    await sql`
      insert into booking_operations (id, booking_id, kind, state, before, request, begun_at, ended_at)
      select gen_random_uuid(), id, 'pay', 'done', 'priced',
        '{"price": {"amount": "100.00", "currency": "EUR"}}', at, at from sold`.execute(tx);
    await sql`
      insert into ledger_transfers (id, type, entries, about_kind, about_id, hold_id, created_at, hash)
      select payment_id, 'payment', 3, 'flight_booking', id, gen_random_uuid(), at, md5(n::text) from sold`.execute(
      tx,
    );
    await sql`
      insert into ledger_transfers (id, type, entries, about_kind, about_id, refund_of, created_at, hash)
      select refund_id, 'refund', 2, 'flight_booking', id, payment_id, at, md5(n::text) from sold where n % 10 = 0`.execute(
      tx,
    );
    await sql`
      insert into ledger_entries (id, transfer_id, account_id, amount, previous_balance, balance, paid_in, version, kind,
        company_id, currency, type, created_at, hash)
      select gen_random_uuid(), case type when 'payment' then payment_id else refund_id end, gen_random_uuid(), amount, 0,
        amount, 0, 1, side.kind, company_id, currency, type, at, md5(n::text)
      from sold join (values ('payment', 'wallet', -11000), ('payment', 'clearing', 10000), ('payment', 'income', 1000),
        ('refund', 'wallet', 5000), ('refund', 'clearing', -5000)) as side (type, kind, amount)
        on side.type = 'payment' or n % 10 = 0`.execute(tx);
  });
  await sql`vacuum analyze bookings, booking_tickets, booking_operations, ledger_transfers, ledger_entries`.execute(
    db,
  );
}
