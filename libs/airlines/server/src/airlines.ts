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

/** Functions to read, lock and audit an airline. */
export const airlineKind: ReferenceKind<Airline> = {
  entity: 'airline',
  table: 'airlines',
  find: findAirline,
  lock: lockAirline,
  audited: auditedAirline,
};

/** Throws a 422 at `iata` or `icao` when another airline has it, or at `country_id` when there is no such country. */
export async function createAirline(
  tx: Tx,
  record: Recorder,
  _actor: Actor,
  input: AirlineInput,
): Promise<Airline> {
  const airline = await insertAirline(tx, input);
  return noteWritten(airlineKind, record, airline);
}

/** Throws a 404, a 412 when the caller's version is not the newest, or a 422 as above. */
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

/** Throws a 404, a 412 as above, or a 422 that says what refers to the airline. */
export function deleteAirline(tx: Tx, record: Recorder, _actor: Actor, target: Target): Promise<Airline> {
  return deleteReference(airlineKind, tx, record, target);
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
