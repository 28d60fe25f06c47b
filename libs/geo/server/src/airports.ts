import type { AirportInput, AirportRecord } from '@traveldesk/geo-contract';
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
import { findAirport, insertAirport, lockAirport, replaceAirport } from './airports.sql';

/** Finds, locks and audits airports for the shared reference functions. */
export const airportKind: ReferenceKind<AirportRecord> = {
  entity: 'airport',
  table: 'airports',
  find: findAirport,
  lock: lockAirport,
  audited: auditedAirport,
};

/**
 * Throws a 422 at `iata` or `icao` when another airport has it, at `city_id` for an unknown city, or at `aliases` when one is the code of
 * another place.
 */
export async function createAirport(
  tx: Tx,
  record: Recorder,
  _actor: Actor,
  input: AirportInput,
): Promise<AirportRecord> {
  const airport = await readReference(airportKind, tx, await insertAirport(tx, input));
  await refuseCodes(tx, airport.id, input.aliases);
  return noteWritten(airportKind, record, airport);
}

/** Throws a 404; a 412 when the caller's version is outdated; a 422 as in `createAirport`. */
export async function updateAirport(
  tx: Tx,
  record: Recorder,
  _actor: Actor,
  { id, seen, airport: input }: Target & { airport: AirportInput },
): Promise<AirportRecord> {
  const before = await lockReference(airportKind, tx, { id, seen });
  await refuseCodes(tx, id, input.aliases);
  const { name_fr, name_ar } = before;
  await replaceAirport(tx, id, { name_fr, name_ar, ...input });
  const after = await readReference(airportKind, tx, id);
  return noteWritten(airportKind, record, after, before);
}

/** Throws a 404, a 412 as in `updateAirport`, or a 422 that names what refers to the airport. */
export function deleteAirport(
  tx: Tx,
  record: Recorder,
  _actor: Actor,
  target: Target,
): Promise<AirportRecord> {
  return deleteReference(airportKind, tx, record, target);
}

/** Returns an airport for the history: the input fields, with the city's code or name. */
function auditedAirport(airport: AirportRecord) {
  const { iata, icao, name, name_fr, name_ar, city, scheduled, closed, aliases } = airport;
  const { latitude, longitude, time_zone } = airport;
  const at = { latitude, longitude, time_zone };
  const names = { name, name_fr, name_ar };
  return {
    iata,
    icao,
    ...names,
    city: city.code ?? city.name.en,
    ...at,
    scheduled,
    closed,
    aliases,
  } satisfies Record<keyof Omit<AirportInput, 'city_id'> | 'city', unknown>;
}
