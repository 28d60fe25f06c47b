import type { OverlapFacts, RuleInForce } from '@traveldesk/markups-contract/engine';
import type { Db } from '@traveldesk/shared-server';
import type {} from '@traveldesk/modules-server'; // suppliers of a disabled module are off sale
import { placesOfRule } from '../names/rule-names';
import { pricedCities, pricedPlaces } from '../pricing/places.sql';
import { zonesAt } from '../pricing/rules.sql';

/** Loads the facts that the overlap check of these rules needs. */
export async function factsOf(
  db: Db,
  rules: readonly RuleInForce[],
  { revision, at }: { revision: number; at: Date },
): Promise<OverlapFacts> {
  const codesOf = (kind: 'airport' | 'city') =>
    rules.flatMap((rule) => placesOfRule(rule).flatMap((ref) => (ref.kind === kind ? [ref.code] : [])));
  const airports = await pricedPlaces(db, codesOf('airport'));
  const cities = await pricedCities(db, codesOf('city'));
  const served = await pricedCities(db, codesOf('city'), true);
  return {
    now: at.toISOString(),
    zones: await zonesAt(db, revision),
    companies: await allCompanies(db),
    suppliers: await sellingSuppliers(db),
    airport: (code) => airports.get(code),
    city: (code, product) => (product === 'hotel' ? cities : served).get(code),
  };
}

async function allCompanies(db: Db): Promise<OverlapFacts['companies']> {
  const rows = await db.selectFrom('companies').select(['id', 'parent_id as parent', 'type']).execute();
  return new Map(rows.map(({ id, ...company }) => [id, company]));
}

async function sellingSuppliers(db: Db): Promise<Set<string>> {
  const rows = await db
    .selectFrom('suppliers')
    .innerJoin('modules', 'modules.id', 'suppliers.module_id')
    .select('suppliers.id')
    .where('suppliers.status', '=', 'active')
    .where('modules.status', '=', 'active')
    .execute();
  return new Set(rows.map(({ id }) => id));
}
