import type { Airline, AirlineInput } from '@traveldesk/airlines-contract';
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
import { findAirline, insertAirline, lockAirline, removeAirline, replaceAirline } from './airlines.sql';

/** Throws a 404 when there is none. */
export async function readAirline(db: Db, id: string): Promise<Airline> {
  const airline = await findAirline(db, id);
  if (!airline) throw notFound();
  return airline;
}

/** The history outlives the airline; a 404 is for one that never was. */
export async function readAirlineHistory(
  db: Db,
  id: string,
  page: { page: number; per_page: number },
  actor: Actor,
): Promise<Page<HistoryEntry>> {
  const history = await historyOf(db, 'airline', id, page, actor);
  if (history.total === 0) await readAirline(db, id);
  return history;
}

/** Throws a 422 at `iata` or `icao` when another airline has it, or at `country_id` when there is no such country. */
export async function createAirline(
  tx: Tx,
  record: Recorder,
  _actor: Actor,
  input: AirlineInput,
): Promise<Airline> {
  const airline = await insertAirline(tx, input);
  record({ entity: 'airline', id: airline.id, action: 'create', after: auditedAirline(airline) });
  return airline;
}

/** Throws a 404, a 412 when the caller's version is not the newest, or a 422 as above. */
export async function updateAirline(
  tx: Tx,
  record: Recorder,
  _actor: Actor,
  { id, seen, airline: input }: Target & { airline: AirlineInput },
): Promise<Airline> {
  const before = await lockAirline(tx, id);
  if (!before) throw notFound();
  checkVersion(seen, before.version);
  const { name_fr, name_ar } = before;
  const after = await replaceAirline(tx, id, { name_fr, name_ar, ...input });
  record({
    entity: 'airline',
    id,
    action: 'update',
    before: auditedAirline(before),
    after: auditedAirline(after),
  });
  return after;
}

/** Throws a 404, a 412 as above, or a 422 that says what refers to the airline. */
export async function deleteAirline(
  tx: Tx,
  record: Recorder,
  _actor: Actor,
  { id, seen }: Target,
): Promise<Airline> {
  const airline = await lockAirline(tx, id);
  if (!airline) throw notFound();
  checkVersion(seen, airline.version);
  await refuseInUse(tx, 'airlines', id);
  await removeAirline(tx, id);
  record({ entity: 'airline', id, action: 'delete', before: auditedAirline(airline) });
  return airline;
}

/** What the history shows of an airline: what people write of it, its country by code. */
function auditedAirline(airline: Airline) {
  const { iata, icao, name, name_fr, name_ar, accounting_code, country, status } = airline;
  return {
    iata,
    icao,
    name,
    name_fr,
    name_ar,
    accounting_code,
    country: country?.code ?? null,
    status,
  } satisfies Record<keyof Omit<AirlineInput, 'country_id'> | 'country', unknown>;
}
