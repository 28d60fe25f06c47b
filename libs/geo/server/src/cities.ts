import type { CityInput, CityRecord } from '@traveldesk/geo-contract';
import {
  deleteReference,
  lockReference,
  noteWritten,
  readReference,
  type Actor,
  type Recorder,
  type ReferenceKind,
  type Target,
  type Tx,
} from '@traveldesk/shared-server';
import { refuseCodes } from './places.aliases';
import { findCity, insertCity, lockCity, replaceCity } from './cities.sql';

/** Finds, locks and audits cities for the shared reference functions. */
export const cityKind: ReferenceKind<CityRecord> = {
  entity: 'city',
  table: 'cities',
  find: findCity,
  lock: lockCity,
  audited: auditedCity,
};

/**
 * Throws a 422 at `code` when another city has it, at `country_id` for an unknown country, or at `aliases` when one is the code of another
 * place.
 */
export async function createCity(
  tx: Tx,
  record: Recorder,
  _actor: Actor,
  input: CityInput,
): Promise<CityRecord> {
  const city = await readReference(cityKind, tx, await insertCity(tx, input));
  await refuseCodes(tx, city.id, input.aliases);
  return noteWritten(cityKind, record, city);
}

/** Throws a 404; a 412 when the caller's version is outdated; a 422 as in `createCity`. */
export async function updateCity(
  tx: Tx,
  record: Recorder,
  _actor: Actor,
  { id, seen, city: input }: Target & { city: CityInput },
): Promise<CityRecord> {
  const before = await lockReference(cityKind, tx, { id, seen });
  await refuseCodes(tx, id, input.aliases);
  const { latitude, longitude } = before;
  await replaceCity(tx, id, { latitude, longitude, ...input });
  const after = await readReference(cityKind, tx, id);
  return noteWritten(cityKind, record, after, before);
}

/** Throws a 404, a 412 as in `updateCity`, or a 422 that names what refers to the city. */
export function deleteCity(tx: Tx, record: Recorder, _actor: Actor, target: Target): Promise<CityRecord> {
  return deleteReference(cityKind, tx, record, target);
}

/** Returns a city for the history: the input fields, with the country's code. */
function auditedCity({ name, code, country, time_zone, latitude, longitude, aliases }: CityRecord) {
  return { name, code, country: country.code, time_zone, latitude, longitude, aliases } satisfies Record<
    keyof Omit<CityInput, 'country_id'> | 'country',
    unknown
  >;
}
