import { sql, type Kysely } from 'kysely';

/** How often a supplier's address has changed: who opened a form before it must not save into it what was meant for the former one. */
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
