import type { CountryInput, CountryRecord } from '@traveldesk/geo-contract';
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
import { refuseCountryCodes } from './places.aliases';
import { findCountry, insertCountry, lockCountry, replaceCountry } from './countries.sql';

/** Finds, locks and audits countries for the shared reference functions. */
export const countryKind: ReferenceKind<CountryRecord> = {
  entity: 'country',
  table: 'countries',
  find: findCountry,
  lock: lockCountry,
  audited: auditedCountry,
};

/** Throws a 422 at `code` when another country has it, or at `aliases` when one is the code of another country. */
export async function createCountry(
  tx: Tx,
  record: Recorder,
  _actor: Actor,
  input: CountryInput,
): Promise<CountryRecord> {
  refuseCountryCodes(input.code, input.aliases);
  const country = await readReference(countryKind, tx, await insertCountry(tx, input));
  return noteWritten(countryKind, record, country);
}

/** Throws a 404; a 412 when the caller's version is outdated; a 422 as in `createCountry`. */
export async function updateCountry(
  tx: Tx,
  record: Recorder,
  _actor: Actor,
  { id, seen, country: input }: Target & { country: CountryInput },
): Promise<CountryRecord> {
  const before = await lockReference(countryKind, tx, { id, seen });
  refuseCountryCodes(input.code, input.aliases);
  await replaceCountry(tx, id, input);
  const after = await readReference(countryKind, tx, id);
  return noteWritten(countryKind, record, after, before);
}

/** Throws a 404, a 412 as in `updateCountry`, or a 422 that names what refers to the country. */
export function deleteCountry(
  tx: Tx,
  record: Recorder,
  _actor: Actor,
  target: Target,
): Promise<CountryRecord> {
  return deleteReference(countryKind, tx, record, target);
}

/** Returns a country for the history: the input fields. */
function auditedCountry({ name, code, currency, phone_code, aliases }: CountryRecord): CountryInput {
  return { name, code, currency, phone_code, aliases } satisfies Record<keyof CountryInput, unknown>;
}
