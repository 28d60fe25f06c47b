import type { Airline, AirlineInput } from '@traveldesk/airlines-contract';
import type { HistoryEntry, Page } from '@traveldesk/shared-contract';
import {
  brokenConstraint,
  change,
  checkVersion,
  historyOf,
  invalid,
  notFound,
  refuseInUse,
  type Call,
  type Db,
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
): Promise<Page<HistoryEntry>> {
  const history = await historyOf(db, 'airline', id, page);
  if (history.total === 0) await readAirline(db, id);
  return history;
}

/** Throws a 422 at `iata` or `icao` when another airline has it, or at `country_id` when there is no such country. */
export function createAirline(request: Call, input: AirlineInput): Promise<Airline> {
  return change(request, async (tx, record) => {
    const airline = await insertAirline(tx, input).catch(refuse(input));
    record({ entity: 'airline', id: airline.id, action: 'create', after: factsOf(airline) });
    return airline;
  });
}

/** Throws a 404, a 412 when the caller's version is not the newest, or a 422 as above. */
export function updateAirline(request: Call, id: string, input: AirlineInput): Promise<Airline> {
  return change(request, async (tx, record) => {
    const before = await lockAirline(tx, id);
    if (!before) throw notFound();
    checkVersion(request, before.version);
    const after = await replaceAirline(tx, id, input).catch(refuse(input));
    record({ entity: 'airline', id, action: 'update', before: factsOf(before), after: factsOf(after) });
    return after;
  });
}

/** Throws a 404, a 412 as above, or a 422 that says what refers to the airline. */
export function deleteAirline(request: Call, id: string): Promise<Airline> {
  return change(request, async (tx, record) => {
    const airline = await lockAirline(tx, id);
    if (!airline) throw notFound();
    checkVersion(request, airline.version);
    await refuseInUse(request, tx, 'airlines', id);
    await removeAirline(tx, id);
    record({ entity: 'airline', id, action: 'delete', before: factsOf(airline) });
    return airline;
  });
}

/** What the history shows of an airline: what people write of it, its country by code. */
function factsOf({ iata, icao, name, accounting_code, country, status }: Airline) {
  return { iata, icao, name, accounting_code, country: country?.code ?? null, status };
}

const refuse =
  ({ iata, icao }: AirlineInput) =>
  (error: unknown): never => {
    switch (brokenConstraint(error)) {
      case 'airlines_iata_unique':
        throw invalid({ iata: 'airline_code_taken' }, { code: iata });
      case 'airlines_icao_unique':
        throw invalid({ icao: 'airline_code_taken' }, { code: icao ?? '' });
      case 'airlines_country':
        throw invalid({ country_id: 'airline_country_unknown' });
      default:
        throw error;
    }
  };
