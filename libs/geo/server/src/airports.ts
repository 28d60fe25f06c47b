import type { AirportInput, AirportRecord } from '@traveldesk/geo-contract';
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
import { findAirport, insertAirport, lockAirport, removeAirport, replaceAirport } from './airports.sql';

/** Throws a 404 when there is none. */
export async function readAirport(db: Db, id: string): Promise<AirportRecord> {
  const airport = await findAirport(db, id);
  if (!airport) throw notFound();
  return airport;
}

/** The history outlives the airport; a 404 is for one that never was. */
export async function readAirportHistory(
  db: Db,
  id: string,
  page: { page: number; per_page: number },
  actor: Actor,
): Promise<Page<HistoryEntry>> {
  const history = await historyOf(db, 'airport', id, page, actor);
  if (history.total === 0) await readAirport(db, id);
  return history;
}

/**
 * Throws a 422 at `iata` or `icao` when another airport has it, at `city_id` when there is no such city, or at `aliases`
 * when one is another place's code.
 */
export async function createAirport(
  tx: Tx,
  record: Recorder,
  _actor: Actor,
  input: AirportInput,
): Promise<AirportRecord> {
  const airport = await readAirport(tx, await insertAirport(tx, input));
  await refuseCodes(tx, airport.id, input.aliases);
  record({ entity: 'airport', id: airport.id, action: 'create', after: auditedAirport(airport) });
  return airport;
}

/** Throws a 404, a 412 when the caller's version is not the newest, or a 422 as above. */
export async function updateAirport(
  tx: Tx,
  record: Recorder,
  _actor: Actor,
  { id, seen, airport: input }: Target & { airport: AirportInput },
): Promise<AirportRecord> {
  const before = await lockAirport(tx, id);
  if (!before) throw notFound();
  checkVersion(seen, before.version);
  await refuseCodes(tx, id, input.aliases);
  const { name_fr, name_ar } = before;
  await replaceAirport(tx, id, { name_fr, name_ar, ...input });
  const after = await readAirport(tx, id);
  record({
    entity: 'airport',
    id,
    action: 'update',
    before: auditedAirport(before),
    after: auditedAirport(after),
  });
  return after;
}

/** Throws a 404, a 412 as above, or a 422 that says what refers to the airport. */
export async function deleteAirport(
  tx: Tx,
  record: Recorder,
  _actor: Actor,
  { id, seen }: Target,
): Promise<AirportRecord> {
  const airport = await lockAirport(tx, id);
  if (!airport) throw notFound();
  checkVersion(seen, airport.version);
  await refuseInUse(tx, 'airports', id);
  await removeAirport(tx, id);
  record({ entity: 'airport', id, action: 'delete', before: auditedAirport(airport) });
  return airport;
}

/** What the history shows of an airport: what people write of it, its city by the code or the name. */
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
