import type { MarkupRule, PlaceRef } from '@traveldesk/markups-contract';
import type { Db, Tx } from '@traveldesk/shared-server';
import { placeNamesOf } from '../names/place-names.sql';
import { companyNames, supplierNames } from '../names/record-names.sql';
import { companiesOfRule, placesOfRule } from '../names/rule-names';

/**
 * Returns a rule for the history, with the current names of its records, because they may be deleted when the history is read. `↓` marks a
 * company with its subsidiaries.
 */
export async function auditedMarkup(db: Db | Tx, rule: MarkupRule) {
  const companies = await companyNames(db, companiesOfRule(rule));
  const suppliers = await supplierNames(db, rule.suppliers);
  const zoneIds = placesOfRule(rule).flatMap(({ kind, code }) => (kind === 'zone' ? [code] : []));
  const zones = zoneIds.length > 0 ? await placeNamesOf.zone(db, zoneIds, 'en') : new Map<string, string>();
  const placeOf = ({ kind, code }: PlaceRef) => (kind === 'zone' ? (zones.get(code) ?? code) : code);
  return {
    ...rule,
    owner_id: rule.owner_id && (companies.get(rule.owner_id) ?? rule.owner_id),
    companies: rule.companies.map(({ id, below }) => `${companies.get(id) ?? id}${below ? ' ↓' : ''}`),
    suppliers: rule.suppliers.map((id) => suppliers.get(id) ?? id),
    origins: rule.origins.map(placeOf),
    destinations: rule.destinations.map(placeOf),
  };
}
