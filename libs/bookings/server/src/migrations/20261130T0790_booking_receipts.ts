import { sql, type Kysely } from 'kysely';

/** Adds the numbers of receipts, each given once, and the last number of each year (docs/adr/0143). */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`
    create table booking_receipt_series (
      year integer primary key,
      last bigint not null
    )`.execute(db);
  await sql`
    create table booking_receipts (
      booking_id uuid primary key references bookings (id),
      number text not null constraint booking_receipts_number unique,
      issued_at timestamptz not null
    )`.execute(db);
  await sql`
    create trigger booking_receipts_once before update or delete on booking_receipts
      for each row execute function booking_trace_guard()`.execute(db);
}
