import { loadRules, rulesAt } from '@traveldesk/markups-server';
import type { CompiledRules } from '@traveldesk/markups-contract/engine';
import type { HotelTools } from '../hotels.tools';
import type { Knowing, OpenedFor } from '../properties/opened-for';
import { storedStay } from '../search/stored-stay';
import { askRates } from './ask-rates';
import type { KeptRates, ShownRates } from './kept-rates';
import { findRates, type RatesOf } from './rates.sql';

/** How long equal requests share the rates, because an account allows few calls. */
const sharedMs = 60_000;

/**
 * Returns a supplier's rates of a property: those of the last minute, or those that the supplier sells now. They are priced by the rules of
 * the stored search that found the property, if there is one.
 */
export async function ratesOf(
  tools: HotelTools,
  { record, wanted }: Pick<OpenedFor, 'record' | 'wanted'>,
  { seller, ref }: Knowing,
): Promise<ShownRates> {
  const { db, kernel, fetching } = tools;
  const of: RatesOf = {
    companyId: wanted.company?.id ?? null,
    supplierId: seller.id,
    propertyId: record.id,
    propertyRef: ref,
    query: wanted.query,
    currency: wanted.currency,
  };
  const stored = await storedStay(db, wanted, seller, ref);
  const at = stored ? new Date(stored.pricing.at) : new Date();
  const rules = stored
    ? await rulesAt(kernel, { revision: stored.pricing.revision, at })
    : await loadRules(kernel, at);
  const property = { id: record.id, ref };
  return fetching(
    JSON.stringify([of, rules.revision]),
    async () =>
      (await sharedRates(tools, of, rules)) ??
      askRates(tools, { wanted, seller, property, result: stored?.kept.ref ?? null, rules, at }),
  );
}

/** Returns the rates that were fetched within the last minute and priced by the same rules, unless one of them has expired. */
async function sharedRates(
  { db, kernel }: HotelTools,
  of: RatesOf,
  rules: CompiledRules,
): Promise<KeptRates | undefined> {
  const found = await findRates(db, of, new Date(Date.now() - sharedMs));
  if (!found || found.pricing.revision !== rules.revision) return undefined;
  const { revision, at } = found.pricing;
  if ((await rulesAt(kernel, { revision, at: new Date(at) })) !== rules) return undefined;
  const now = new Date().toISOString();
  return found.content.rates.every(({ rate }) => rate.expires_at > now) ? found.content : undefined;
}
