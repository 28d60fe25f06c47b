import { sql, type Kysely } from 'kysely';
import { mergedCities, recodedCities } from './corrections.data';

/**
 * Records which city a code belonged to before, because existing references still mean that city. A trigger maintains it for every change
 * of a code; an entry is removed when a city receives the code again.
 */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`
    create table city_former_codes (
      code text primary key check (code ~ '^[A-Z]{3}$'),
      city_id uuid not null constraint city_former_codes_city references cities on delete cascade
    )`.execute(db);
  await sql`create index city_former_codes_city_id on city_former_codes (city_id, code)`.execute(db);
  const former = Object.entries({ ...mergedCities, ...recodedCities }).map(([was, now]) => ({ was, now }));
  await sql`
    insert into city_former_codes (code, city_id)
    select codes.was, cities.id
    from json_to_recordset(${JSON.stringify(former)}::json) as codes (was text, now text)
      join cities on cities.code = codes.now
    where not exists (select from cities where code = codes.was)`.execute(db);
  await sql`
    create function city_code_given() returns trigger language plpgsql as $$ begin
      delete from city_former_codes where code = new.code;
      if tg_op = 'UPDATE' and old.code is distinct from new.code then
        insert into city_former_codes (code, city_id)
          select old.code, new.id
          where old.code is not null and not exists (select from cities where code = old.code)
          on conflict (code) do update set city_id = excluded.city_id;
      end if;
      return null;
    end $$`.execute(db);
  await sql`
    create trigger cities_code_given after insert or update of code on cities
      for each row execute function city_code_given()`.execute(db);
}
