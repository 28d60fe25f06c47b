import type { MarkupRule } from '@traveldesk/markups-contract';
import type { Tx } from '@traveldesk/shared-server';
import { companiesOfRule, placesOfRule } from '../names/rule-names';
import '../markups.tables';

/**
 * Replaces the stored references of a rule by those of the given versions, so that the records cannot be deleted. Ids are sorted, so that
 * two writers lock records in the same order and cannot deadlock.
 */
export async function replaceUses(tx: Tx, ruleId: string, contents: readonly MarkupRule[]): Promise<void> {
  const all = (idsOf: (rule: MarkupRule) => readonly string[]) =>
    [...new Set(contents.flatMap(idsOf))].sort();
  const companies = all(companiesOfRule);
  const suppliers = all((rule) => rule.suppliers);
  const zones = all((rule) =>
    placesOfRule(rule).flatMap(({ kind, code }) => (kind === 'zone' ? [code] : [])),
  );
  await tx.deleteFrom('markup_rule_companies').where('rule_id', '=', ruleId).execute();
  await tx.deleteFrom('markup_rule_suppliers').where('rule_id', '=', ruleId).execute();
  await tx.deleteFrom('markup_rule_zones').where('rule_id', '=', ruleId).execute();
  if (companies.length > 0) {
    const rows = companies.map((id) => ({ rule_id: ruleId, company_id: id }));
    await tx.insertInto('markup_rule_companies').values(rows).execute();
  }
  if (suppliers.length > 0) {
    const rows = suppliers.map((id) => ({ rule_id: ruleId, supplier_id: id }));
    await tx.insertInto('markup_rule_suppliers').values(rows).execute();
  }
  if (zones.length > 0) {
    const rows = zones.map((id) => ({ rule_id: ruleId, zone_id: id }));
    await tx.insertInto('markup_rule_zones').values(rows).execute();
  }
}
