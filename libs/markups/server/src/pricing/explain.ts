import type { PriceExplanation } from '@traveldesk/markups-contract';
import { explainOffer, type CompiledRules, type PricedItem } from '@traveldesk/markups-contract/engine';
import type { Db } from '@traveldesk/shared-server';
import { companyNames, supplierNames } from '../names/record-names.sql';
import type { KeptContext } from './kept-context';
import { airportsOf, pricedPlaces } from './places.sql';
import { rulesAt, type RulesKernel } from './rules';

/** The stored inputs of a price. */
interface KeptPricing {
  revision: number;
  context: KeptContext;
  offer: PricedItem;
}

/**
 * Recomputes from the stored inputs why a price is what it is: the same lines and total, every rule considered, and all names. Throws a
 * RangeError when the supplier's currency has no rate; no price was made then.
 */
export async function explain(kernel: RulesKernel, kept: KeptPricing): Promise<PriceExplanation> {
  const { revision, context, offer } = kept;
  const rules = await rulesAt(kernel, { revision, at: new Date(context.at) });
  return explainBy(kernel.db, rules, context, offer);
}

/** The same as `explain`, with rules that are already loaded. */
export async function explainBy(
  db: Db,
  rules: CompiledRules,
  context: KeptContext,
  offer: PricedItem,
): Promise<PriceExplanation> {
  const { places: then = {}, ...kept } = context;
  const wasKnown = (code: string) => Object.hasOwn(then, code);
  const now = await pricedPlaces(
    db,
    airportsOf(offer).filter((code) => !wasKnown(code)),
  );
  const place = (code: string) => (wasKnown(code) ? (then[code] ?? undefined) : now.get(code));
  const trace = explainOffer(rules, { ...kept, place }, offer);
  const { net } = offer;
  const rate = context.rates[net.total.currency];
  if (!rate) throw new RangeError(`${net.total.currency} has no rate`);
  const [payer] = context.companies;
  const ownerIds = trace.rules.flatMap(({ owner_id: owner }) => (owner === null ? [] : [owner]));
  const companies = await companyNames(db, [...new Set([...(payer ? [payer.id] : []), ...ownerIds])]);
  const suppliers = await supplierNames(db, [context.supplierId]);
  const ruleNames = new Map(trace.rules.map(({ rule_id: id, name }) => [id, name]));
  // A deleted company is shown by its id.
  const companyName = (id: string) => companies.get(id) ?? id;
  return {
    at: context.at,
    revision: rules.revision,
    company: payer ? { id: payer.id, name: companyName(payer.id) } : null,
    supplier: {
      id: context.supplierId,
      name: suppliers.get(context.supplierId) ?? context.supplierId,
      markup_enabled: context.markupEnabled,
    },
    currency: context.currency,
    ...(context.journey === 'stay' && { product: 'hotel' as const }),
    supplier_price: net,
    rate,
    net: trace.net,
    lines: trace.lines.map((line) => ({ ...line, name: ruleNames.get(line.rule_id) ?? '' })),
    total: trace.total,
    rules: trace.rules,
    owners: Object.fromEntries(ownerIds.map((id) => [id, companyName(id)])),
  };
}
