import type { Country, CountryInput } from '@traveldesk/geo-contract';
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
import { findCountry, insertCountry, lockCountry, removeCountry, replaceCountry } from './countries.sql';

/** Throws a 404 when there is none. */
export async function readCountry(db: Db, id: string): Promise<Country> {
  const country = await findCountry(db, id);
  if (!country) throw notFound();
  return country;
}

/** The history outlives the country; a 404 is for one that never was. */
export async function readCountryHistory(
  db: Db,
  id: string,
  page: { page: number; per_page: number },
): Promise<Page<HistoryEntry>> {
  const history = await historyOf(db, 'country', id, page);
  if (history.total === 0) await readCountry(db, id);
  return history;
}

/** Throws a 422 at `code` when another country has it. */
export function createCountry(request: Call, input: CountryInput): Promise<Country> {
  return change(request, async (tx, record) => {
    const country = await insertCountry(tx, input).catch(refuse(input));
    record({ entity: 'country', id: country.id, action: 'create', after: factsOf(country) });
    return country;
  });
}

/** Throws a 404, a 412 when the caller's version is not the newest, or a 422 at `code` when another country has it. */
export function updateCountry(request: Call, id: string, input: CountryInput): Promise<Country> {
  return change(request, async (tx, record) => {
    const before = await lockCountry(tx, id);
    if (!before) throw notFound();
    checkVersion(request, before.version);
    const after = await replaceCountry(tx, id, input).catch(refuse(input));
    record({ entity: 'country', id, action: 'update', before: factsOf(before), after: factsOf(after) });
    return after;
  });
}

/** Throws a 404, a 412 as above, or a 422 that says what refers to the country. */
export function deleteCountry(request: Call, id: string): Promise<Country> {
  return change(request, async (tx, record) => {
    const country = await lockCountry(tx, id);
    if (!country) throw notFound();
    checkVersion(request, country.version);
    await refuseInUse(request, tx, 'countries', id);
    await removeCountry(tx, id);
    record({ entity: 'country', id, action: 'delete', before: factsOf(country) });
    return country;
  });
}

/** What the history shows of a country: what people write of it. */
function factsOf({ name, code, currency, phone_code }: Country): CountryInput {
  return { name, code, currency, phone_code };
}

function refuse({ code }: CountryInput) {
  return refuseBroken({ countries_code_unique: { field: 'code', code: 'country_code_taken' } }, { code });
}
