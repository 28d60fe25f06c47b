import { sql } from 'kysely';
import type { Db } from '@traveldesk/shared-server';

/**
 * Gives each booking of a company a ticket and its payments as a version before the table of references wrote them, bypassing the
 * ledger's rules: a payment under its number; for every fifth a change under its PNR; for every tenth a refund.
 */
export async function fillMovements(db: Db, companyId: string): Promise<void> {
  await db.transaction().execute(async (tx) => {
    await sql`set local session_replication_role = replica`.execute(tx);
    await sql`
      insert into booking_tickets (id, booking_id, kind, number, irregular, state, issued_at)
        select gen_random_uuid(), id, 'ticket', '999' || lpad(right(number, 6), 10, '0'), false, 'issued', created_at from bookings
      on conflict do nothing`.execute(tx);
    await sql`
      create temporary table moved on commit drop as
        select gen_random_uuid() as transfer, bookings.id, case step when 2 then 'refund' else 'payment' end as type,
          case step when 1 then pnr else number end as reference, created_at + step * interval '1 second' as at,
          row_number() over (order by number, step)
            + (select coalesce(max(version), 0) from ledger_entries where company_id = ${companyId}) as place
        from bookings, generate_series(0, 2) as step
        where (step = 0 or right(number, 6)::int % (5 * step) = 0)
          and not exists (select 1 from ledger_transfers where about_id = bookings.id)`.execute(tx);
    await sql`
      insert into ledger_accounts (id, company_id, kind, currency)
        select gen_random_uuid(), ${companyId}::uuid, kind, 'EUR' from unnest(array['wallet', 'clearing']) as kind
      on conflict do nothing`.execute(tx);
    await sql`
      insert into ledger_transfers (id, type, entries, hold_id, refund_of, about_kind, about_id, reference, created_at, hash)
        select transfer, type, 2, case type when 'payment' then gen_random_uuid() end, case type when 'refund' then transfer end,
          'flight_booking', id, reference, at, '' from moved`.execute(tx);
    await sql`
      insert into ledger_entries (id, transfer_id, account_id, amount, previous_balance, balance, paid_in, version, kind, company_id,
          currency, type, reference, created_at, hash)
        select gen_random_uuid(), transfer, account.id, side, -side, 0, 0, place, account.kind, company_id, currency, type, reference,
          at, '' from moved, ledger_accounts as account, lateral (select case account.kind when 'wallet' then -100 else 100 end) as s (side)
        where company_id = ${companyId}::uuid`.execute(tx);
  });
  await sql`vacuum analyze ledger_transfers, ledger_entries, ledger_references, booking_tickets`.execute(db);
}
