import type { CountryInput, CountryRecord } from '@traveldesk/geo-contract';
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
import { refuseCountryCodes } from './places.aliases';
import { findCountry, insertCountry, lockCountry, removeCountry, replaceCountry } from './countries.sql';

/** Throws a 404 when there is none. */
export async function readCountry(db: Db, id: string): Promise<CountryRecord> {
  const country = await findCountry(db, id);
  if (!country) throw notFound();
  return country;
}

/** The history outlives the country; a 404 is for one that never was. */
export async function readCountryHistory(
  db: Db,
  id: string,
  page: { page: number; per_page: number },
  actor: Actor,
): Promise<Page<HistoryEntry>> {
  const history = await historyOf(db, 'country', id, page, actor);
  if (history.total === 0) await readCountry(db, id);
  return history;
}

/** Throws a 422 at `code` when another country has it, at `aliases` when one is the code of another. */
export async function createCountry(
  tx: Tx,
  record: Recorder,
  _actor: Actor,
  input: CountryInput,
): Promise<CountryRecord> {
  refuseCountryCodes(input.code, input.aliases);
  const country = await readCountry(tx, await insertCountry(tx, input));
  record({ entity: 'country', id: country.id, action: 'create', after: auditedCountry(country) });
  return country;
}

/** Throws a 404, a 412 when the caller's version is not the newest, or a 422 at `code` when another country has it. */
export async function updateCountry(
  tx: Tx,
  record: Recorder,
  _actor: Actor,
  { id, seen, country: input }: Target & { country: CountryInput },
): Promise<CountryRecord> {
  const before = await lockCountry(tx, id);
  if (!before) throw notFound();
  checkVersion(seen, before.version);
  refuseCountryCodes(input.code, input.aliases);
  await replaceCountry(tx, id, input);
  const after = await readCountry(tx, id);
  record({
    entity: 'country',
    id,
    action: 'update',
    before: auditedCountry(before),
    after: auditedCountry(after),
  });
  return after;
}

/** Throws a 404, a 412 as above, or a 422 that says what refers to the country. */
export async function deleteCountry(
  tx: Tx,
  record: Recorder,
  _actor: Actor,
  { id, seen }: Target,
): Promise<CountryRecord> {
  const country = await lockCountry(tx, id);
  if (!country) throw notFound();
  checkVersion(seen, country.version);
  await refuseInUse(tx, 'countries', id);
  await removeCountry(tx, id);
  record({ entity: 'country', id, action: 'delete', before: auditedCountry(country) });
  return country;
}

/** What the history shows of a country: what people write of it. */
function auditedCountry({ name, code, currency, phone_code, aliases }: CountryRecord): CountryInput {
  return { name, code, currency, phone_code, aliases } satisfies Record<keyof CountryInput, unknown>;
}
