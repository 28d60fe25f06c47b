import type { CityInput, CityRecord } from '@traveldesk/geo-contract';
import type { HistoryEntry, Page } from '@traveldesk/shared-contract';
import {
  checkVersion,
  historyOf,
  notFound,
  refuseInUse,
  type Actor,
  type Db,
  type Recorder,
  type Target,
  type Tx,
} from '@traveldesk/shared-server';
import { refuseCodes } from './places.aliases';
import { findCity, insertCity, lockCity, removeCity, replaceCity } from './cities.sql';

/** Throws a 404 when there is none. */
export async function readCity(db: Db, id: string): Promise<CityRecord> {
  const city = await findCity(db, id);
  if (!city) throw notFound();
  return city;
}

/** The history outlives the city; a 404 is for one that never was. */
export async function readCityHistory(
  db: Db,
  id: string,
  page: { page: number; per_page: number },
  actor: Actor,
): Promise<Page<HistoryEntry>> {
  const history = await historyOf(db, 'city', id, page, actor);
  if (history.total === 0) await readCity(db, id);
  return history;
}

/**
 * Throws a 422 at `code` when another city has it, at `country_id` when there is no such country, or at `aliases` when one
 * is another place's code.
 */
export async function createCity(
  tx: Tx,
  record: Recorder,
  _actor: Actor,
  input: CityInput,
): Promise<CityRecord> {
  const city = await readCity(tx, await insertCity(tx, input));
  await refuseCodes(tx, city.id, input.aliases);
  record({ entity: 'city', id: city.id, action: 'create', after: auditedCity(city) });
  return city;
}

/** Throws a 404, a 412 when the caller's version is not the newest, or a 422 as above. */
export async function updateCity(
  tx: Tx,
  record: Recorder,
  _actor: Actor,
  { id, seen, city: input }: Target & { city: CityInput },
): Promise<CityRecord> {
  const before = await lockCity(tx, id);
  if (!before) throw notFound();
  checkVersion(seen, before.version);
  await refuseCodes(tx, id, input.aliases);
  await replaceCity(tx, id, input);
  const after = await readCity(tx, id);
  record({ entity: 'city', id, action: 'update', before: auditedCity(before), after: auditedCity(after) });
  return after;
}

/** Throws a 404, a 412 as above, or a 422 that says what refers to the city. */
export async function deleteCity(
  tx: Tx,
  record: Recorder,
  _actor: Actor,
  { id, seen }: Target,
): Promise<CityRecord> {
  const city = await lockCity(tx, id);
  if (!city) throw notFound();
  checkVersion(seen, city.version);
  await refuseInUse(tx, 'cities', id);
  await removeCity(tx, id);
  record({ entity: 'city', id, action: 'delete', before: auditedCity(city) });
  return city;
}

/** What the history shows of a city: what people write of it, its country by the code. */
function auditedCity({ name, code, country, time_zone, aliases }: CityRecord) {
  return { name, code, country: country.code, time_zone, aliases } satisfies Record<
    keyof Omit<CityInput, 'country_id'> | 'country',
    unknown
  >;
}
