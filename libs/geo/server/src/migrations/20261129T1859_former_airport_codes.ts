import { sql, type Kysely } from 'kysely';
import { formerAirportCodes } from './former-airport-codes.data';

/**
 * Unused airport codes, each with the airport that took over its flights. Triggers maintain them: a code that an airport or a city receives
 * is removed, and a code that an airport gives up is added.
 */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`
    create table airport_former_codes (
      code text primary key check (code ~ '^[A-Z]{3}$'),
      airport_id uuid not null constraint airport_former_codes_airport references airports on delete cascade
    )`.execute(db);
  await sql`create index airport_former_codes_airport_id on airport_former_codes (airport_id, code)`.execute(
    db,
  );
  const codes = Object.entries(formerAirportCodes).map(([was, now]) => ({ was, now }));
  await sql`
    insert into airport_former_codes (code, airport_id)
    select codes.was, airports.id
    from json_to_recordset(${JSON.stringify(codes)}::json) as codes (was text, now text)
      join airports on airports.iata = codes.now
    where not exists (select from airports where iata = codes.was)
      and not exists (select from cities where code = codes.was)`.execute(db);
  await sql`
    create function airport_code_given() returns trigger language plpgsql as $$ begin
      delete from airport_former_codes where code = new.iata;
      if tg_op = 'UPDATE' and old.iata <> new.iata then
        insert into airport_former_codes (code, airport_id)
          select old.iata, new.id
          where not exists (select from airports where iata = old.iata)
            and not exists (select from cities where code = old.iata)
          on conflict (code) do update set airport_id = excluded.airport_id;
      end if;
      return null;
    end $$`.execute(db);
  await sql`
    create trigger airports_code_given after insert or update of iata on airports
      for each row execute function airport_code_given()`.execute(db);
  await sql`
    create function city_takes_code() returns trigger language plpgsql as $$ begin
      delete from airport_former_codes where code = new.code;
      return null;
    end $$`.execute(db);
  await sql`
    create trigger cities_code_taken after insert or update of code on cities
      for each row execute function city_takes_code()`.execute(db);
}
