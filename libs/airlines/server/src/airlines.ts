import type { Airline, AirlineInput } from '@traveldesk/airlines-contract';
import {
  deleteReference,
  lockReference,
  noteWritten,
  type Actor,
  type Recorder,
  type ReferenceKind,
  type Target,
  type Tx,
} from '@traveldesk/shared-server';
import { findAirline, insertAirline, lockAirline, replaceAirline } from './airlines.sql';

/** Finds, locks and audits airlines for the shared reference functions. */
export const airlineKind: ReferenceKind<Airline> = {
  entity: 'airline',
  table: 'airlines',
  find: findAirline,
  lock: lockAirline,
  audited: auditedAirline,
};

/** Throws a 422 at `iata` or `icao` when another airline has it, or at `country_id` for an unknown country. */
export async function createAirline(
  tx: Tx,
  record: Recorder,
  _actor: Actor,
  input: AirlineInput,
): Promise<Airline> {
  const airline = await insertAirline(tx, input);
  return noteWritten(airlineKind, record, airline);
}

/** Throws a 404; a 412 when the caller's version is outdated; a 422 as in `createAirline`. */
export async function updateAirline(
  tx: Tx,
  record: Recorder,
  _actor: Actor,
  { id, seen, airline: input }: Target & { airline: AirlineInput },
): Promise<Airline> {
  const before = await lockReference(airlineKind, tx, { id, seen });
  const { name_fr, name_ar } = before;
  const after = await replaceAirline(tx, id, { name_fr, name_ar, ...input });
  return noteWritten(airlineKind, record, after, before);
}

/** Throws a 404, a 412 as in `updateAirline`, or a 422 that names what refers to the airline. */
export function deleteAirline(tx: Tx, record: Recorder, _actor: Actor, target: Target): Promise<Airline> {
  return deleteReference(airlineKind, tx, record, target);
}

/** Returns an airline for the history: the input fields, with the country's code. */
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
