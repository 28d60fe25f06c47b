import type { City, CityInput } from '@traveldesk/geo-contract';
import type { HistoryEntry, Page } from '@traveldesk/shared-contract';
import {
  change,
  checkVersion,
  historyOf,
  notFound,
  refuseInUse,
  type Call,
  type Db,
} from '@traveldesk/shared-server';
import { refuseBroken } from './broken';
import { findCity, insertCity, lockCity, removeCity, replaceCity } from './cities.sql';

/** Throws a 404 when there is none. */
export async function readCity(db: Db, id: string): Promise<City> {
  const city = await findCity(db, id);
  if (!city) throw notFound();
  return city;
}

/** The history outlives the city; a 404 is for one that never was. */
export async function readCityHistory(
  db: Db,
  id: string,
  page: { page: number; per_page: number },
): Promise<Page<HistoryEntry>> {
  const history = await historyOf(db, 'city', id, page);
  if (history.total === 0) await readCity(db, id);
  return history;
}

/** Throws a 422 at `code` when another city has it, or at `country_id` when there is no such country. */
export function createCity(request: Call, input: CityInput): Promise<City> {
  return change(request, async (tx, record) => {
    const city = await readCity(tx, await insertCity(tx, input).catch(refuse(input)));
    record({ entity: 'city', id: city.id, action: 'create', after: factsOf(city) });
    return city;
  });
}

/** Throws a 404, a 412 when the caller's version is not the newest, or a 422 as above. */
export function updateCity(request: Call, id: string, input: CityInput): Promise<City> {
  return change(request, async (tx, record) => {
    const before = await lockCity(tx, id);
    if (!before) throw notFound();
    checkVersion(request, before.version);
    await replaceCity(tx, id, input).catch(refuse(input));
    const after = await readCity(tx, id);
    record({ entity: 'city', id, action: 'update', before: factsOf(before), after: factsOf(after) });
    return after;
  });
}

/** Throws a 404, a 412 as above, or a 422 that says what refers to the city. */
export function deleteCity(request: Call, id: string): Promise<City> {
  return change(request, async (tx, record) => {
    const city = await lockCity(tx, id);
    if (!city) throw notFound();
    checkVersion(request, city.version);
    await refuseInUse(request, tx, 'cities', id);
    await removeCity(tx, id);
    record({ entity: 'city', id, action: 'delete', before: factsOf(city) });
    return city;
  });
}

/** What the history shows of a city: what people write of it, its country by the code. */
function factsOf({ name, code, country, time_zone }: City) {
  return { name, code, country: country.code, time_zone };
}

function refuse({ code }: CityInput) {
  return refuseBroken(
    {
      cities_code_unique: { field: 'code', code: 'city_code_taken' },
      cities_country: { field: 'country_id', code: 'country_unknown' },
    },
    { code: code ?? '' },
  );
}
