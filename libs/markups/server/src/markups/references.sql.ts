import { sql } from 'kysely';
import type { CompanyType } from '@traveldesk/companies-contract';
import { products, type PlaceRef, type Product } from '@traveldesk/markups-contract';
import type {} from '@traveldesk/modules-server'; // the module of a supplier tells its product
import type { Db } from '@traveldesk/shared-server';
import { companyNames, supplierNames } from '../names/record-names.sql';
import { placeNamesOf } from '../names/place-names.sql';
import '../markups.tables';

/** Returns the ids of suppliers that do not exist. */
export async function missingSuppliers(db: Db, ids: readonly string[]): Promise<string[]> {
  const found = await supplierNames(db, ids);
  return ids.filter((id) => !found.has(id));
}

const moduleOf: Record<Product, string> = { flight: 'flights', hotel: 'hotels' };

/** True when one of the suppliers sells the other product. */
export async function sellsOther(db: Db, ids: readonly string[], product: Product): Promise<boolean> {
  if (ids.length === 0) return false;
  const rows = await db
    .selectFrom('suppliers')
    .innerJoin('modules', 'modules.id', 'suppliers.module_id')
    .select('modules.key')
    .where('suppliers.id', 'in', ids)
    .execute();
  const others = products.filter((each) => each !== product).map((each) => moduleOf[each]);
  return rows.some(({ key }) => others.includes(key));
}

export async function isCompany(db: Db, id: string): Promise<boolean> {
  return (await companyNames(db, [id])).size > 0;
}

/** Returns the codes of airlines that do not exist. */
export async function missingAirlines(db: Db, codes: readonly string[]): Promise<string[]> {
  if (codes.length === 0) return [];
  const rows = await db.selectFrom('airlines').select('iata').where('iata', 'in', codes).execute();
  const found = new Set(rows.map(({ iata }) => iata));
  return codes.filter((code) => !found.has(code));
}

/** Returns the places that do not exist; deleted zones count as missing. */
export async function missingPlaces(db: Db, places: readonly PlaceRef[]): Promise<PlaceRef[]> {
  const missing: PlaceRef[] = [];
  for (const kind of new Set(places.map((place) => place.kind))) {
    const asked = places.filter((place) => place.kind === kind);
    const codes = asked.map(({ code }) => code);
    const found = kind === 'zone' ? await zonesOf(db, codes) : await placeNamesOf[kind](db, codes, 'en');
    missing.push(...asked.filter(({ code }) => !found.has(code)));
  }
  return missing;
}

async function zonesOf(db: Db, ids: readonly string[]): Promise<Set<string>> {
  const rows = await db.selectFrom('markup_zones').select('id').where('id', 'in', ids).execute();
  return new Set(rows.map(({ id }) => id));
}

/** A company named by a rule, in relation to the rule's owner. */
export interface NamedCompany {
  id: string;
  type: CompanyType;
  /** Below the owner. */
  below: boolean;
  /** The owner or one of its ancestors. */
  above: boolean;
}

/** Returns the companies by id. Without an owner, `below` and `above` are false. */
export async function namedCompanies(
  db: Db,
  ids: readonly string[],
  ownerId: string | null,
): Promise<Map<string, NamedCompany>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom('companies')
    .select(['companies.id', 'companies.type'])
    .select([
      sql<boolean>`exists (select from company_tree where ancestor_id = ${ownerId}
        and descendant_id = companies.id and depth > 0)`.as('below'),
      sql<boolean>`exists (select from company_tree where ancestor_id = companies.id
        and descendant_id = ${ownerId})`.as('above'),
    ])
    .where('companies.id', 'in', ids)
    .execute();
  return new Map(rows.map((row) => [row.id, row]));
}
