import type { Airport, AirportInput } from '@traveldesk/geo-contract';
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
import { findAirport, insertAirport, lockAirport, removeAirport, replaceAirport } from './airports.sql';

/** Throws a 404 when there is none. */
export async function readAirport(db: Db, id: string): Promise<Airport> {
  const airport = await findAirport(db, id);
  if (!airport) throw notFound();
  return airport;
}

/** The history outlives the airport; a 404 is for one that never was. */
export async function readAirportHistory(
  db: Db,
  id: string,
  page: { page: number; per_page: number },
): Promise<Page<HistoryEntry>> {
  const history = await historyOf(db, 'airport', id, page);
  if (history.total === 0) await readAirport(db, id);
  return history;
}

/** Throws a 422 at `iata` or `icao` when another airport has it, or at `city_id` when there is no such city. */
export function createAirport(request: Call, input: AirportInput): Promise<Airport> {
  return change(request, async (tx, record) => {
    const airport = await readAirport(tx, await insertAirport(tx, input).catch(refuse(input)));
    record({ entity: 'airport', id: airport.id, action: 'create', after: factsOf(airport) });
    return airport;
  });
}

/** Throws a 404, a 412 when the caller's version is not the newest, or a 422 as above. */
export function updateAirport(request: Call, id: string, input: AirportInput): Promise<Airport> {
  return change(request, async (tx, record) => {
    const before = await lockAirport(tx, id);
    if (!before) throw notFound();
    checkVersion(request, before.version);
    await replaceAirport(tx, id, input).catch(refuse(input));
    const after = await readAirport(tx, id);
    record({ entity: 'airport', id, action: 'update', before: factsOf(before), after: factsOf(after) });
    return after;
  });
}

/** Throws a 404, a 412 as above, or a 422 that says what refers to the airport. */
export function deleteAirport(request: Call, id: string): Promise<Airport> {
  return change(request, async (tx, record) => {
    const airport = await lockAirport(tx, id);
    if (!airport) throw notFound();
    checkVersion(request, airport.version);
    await refuseInUse(request, tx, 'airports', id);
    await removeAirport(tx, id);
    record({ entity: 'airport', id, action: 'delete', before: factsOf(airport) });
    return airport;
  });
}

/** What the history shows of an airport: what people write of it, its city by the code or the name. */
function factsOf({ iata, icao, name, city, latitude, longitude, time_zone, scheduled }: Airport) {
  return { iata, icao, name, city: city.code ?? city.name.en, latitude, longitude, time_zone, scheduled };
}

function refuse({ iata, icao }: AirportInput) {
  return refuseBroken(
    {
      airports_iata_unique: { field: 'iata', code: 'airport_iata_taken' },
      airports_icao_unique: { field: 'icao', code: 'airport_icao_taken' },
      airports_city: { field: 'city_id', code: 'city_unknown' },
    },
    { iata, icao: icao ?? '' },
  );
}
