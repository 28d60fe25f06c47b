import { sql, type Kysely } from 'kysely';

/** Counts changes of a supplier's address, so that forms opened before one cannot save credentials meant for the former address. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table suppliers add column moves integer not null default 0`.execute(db);
  await sql`
    create function count_supplier_moves() returns trigger language plpgsql as $$
    begin
      new.moves := old.moves + 1;
      return new;
    end $$`.execute(db);
  await sql`
    create trigger suppliers_moves before update on suppliers for each row
    when (old.base_url <> new.base_url or old.protocol <> new.protocol)
    execute function count_supplier_moves()`.execute(db);
}
