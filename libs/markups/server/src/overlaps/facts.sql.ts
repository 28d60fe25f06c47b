import { sql } from 'kysely';
import type { OverlapFacts, RuleInForce } from '@traveldesk/markups-contract/engine';
import type { Db } from '@traveldesk/shared-server';
import type {} from '@traveldesk/modules-server'; // suppliers of a disabled module are off sale
import { placesOfRule } from '../names/rule-names';
import { pricedCities, pricedPlaces } from '../pricing/places.sql';
import { zonesAt } from '../pricing/rules.sql';

/** Loads the facts that the overlap check of these rules needs. */
export async function factsOf(
  db: Db,
  rules: readonly RuleInForce[],
  { revision, at }: { revision: number; at: Date },
): Promise<OverlapFacts> {
  const codesOf = (kind: 'airport' | 'city') =>
    rules.flatMap((rule) => placesOfRule(rule).flatMap((ref) => (ref.kind === kind ? [ref.code] : [])));
  const airports = await pricedPlaces(db, codesOf('airport'));
  const cities = await pricedCities(db, codesOf('city'));
  const served = await pricedCities(db, codesOf('city'), true);
  const around = await countriesAround(
    db,
    rules.flatMap(({ product, destinations }) =>
      product === 'hotel' ? destinations.flatMap(({ kind, code }) => (kind === 'city' ? [code] : [])) : [],
    ),
  );
  return {
    now: at.toISOString(),
    zones: await zonesAt(db, revision),
    companies: await allCompanies(db),
    suppliers: await sellingSuppliers(db),
    airport: (code) => airports.get(code),
    city: (code, product) => (product === 'hotel' ? cities : served).get(code),
    countriesAround: (code) => around.get(code) ?? [],
  };
}

/** A hotel near a city is in a country that has a city within this many degrees, about 280 km. */
const aroundDegrees = 2.5;

/** Returns, by current or former code, the countries of a city and of all cities around it. */
async function countriesAround(db: Db, codes: readonly string[]): Promise<ReadonlyMap<string, string[]>> {
  if (codes.length === 0) return new Map();
  const { rows } = await sql<{ code: string; countries: string[] }>`
    with asked as (
      select code, id from cities where code = any(${[...new Set(codes)]}::text[])
      union all select code, city_id from city_former_codes where code = any(${[...new Set(codes)]}::text[])
    )
    select asked.code, array_agg(distinct countries.code) as countries
    from asked join cities as here using (id)
    join cities as other on other.id = here.id or (
      abs(other.latitude - here.latitude) <= ${aroundDegrees}
      and least(abs(other.longitude - here.longitude), 360 - abs(other.longitude - here.longitude))
        * cos(radians(here.latitude)) <= ${aroundDegrees})
    join countries on countries.id = other.country_id
    group by asked.code`.execute(db);
  return new Map(rows.map(({ code, countries }) => [code, countries]));
}

async function allCompanies(db: Db): Promise<OverlapFacts['companies']> {
  const rows = await db.selectFrom('companies').select(['id', 'parent_id as parent', 'type']).execute();
  return new Map(rows.map(({ id, ...company }) => [id, company]));
}

async function sellingSuppliers(db: Db): Promise<Set<string>> {
  const rows = await db
    .selectFrom('suppliers')
    .innerJoin('modules', 'modules.id', 'suppliers.module_id')
    .select('suppliers.id')
    .where('suppliers.status', '=', 'active')
    .where('modules.status', '=', 'active')
    .execute();
  return new Set(rows.map(({ id }) => id));
}
