import { sellersOf, type Seller } from '@traveldesk/companies-server';
import { loadRules } from '@traveldesk/markups-server';
import { newId, Problem } from '@traveldesk/shared-server';
import { searchedSupplier } from '@traveldesk/suppliers-server';
import type { HotelTools } from '../hotels.tools';
import type { PricedBy } from '../search/priced-by';
import { cityKm } from '../places/cities';
import { keptRate, linesWithTreatments } from '../rates/keep-rates';
import type { KeptRateFor } from '../rates/kept-rate-for';
import { pricingOf, type StayPricer } from '../search/pricing';
import { earliest } from '../search/shown-property';
import { askQuote, impossible } from './ask-quote';
import type { KeptQuote } from './kept-quote';
import { quoteChanges } from './quote-changes';
import { insertQuote } from './quotes.sql';

/**
 * Asks the supplier for the quote of a rate, prices it by the rules and exchange rates of now, and stores it. Throws as documented at
 * `askQuote`; a 422 `rate_gone` if the company may no longer buy from the supplier; 422 `rate_no_rate`.
 */
export async function makeQuote(tools: HotelTools, chosen: KeptRateFor): Promise<KeptQuote> {
  const { db, policy } = tools;
  const { kept, room, property, details, companyId, query, search } = chosen;
  const seller = await sellerOf(tools, chosen);
  const { pricer, pricing } = await pricingNow(tools, seller, chosen);
  const stay = await askQuote(tools, seller, chosen);
  const quotedAt = new Date();
  const [rate] = stay.rates;
  const city = stay.property.point ? (await tools.cities.nearest())(stay.property.point, cityKm) : undefined;
  const priced = rate && pricer.price(rate, stay.property, city);
  if (!rate || !priced) throw impossible(seller);
  const [lines = []] = await linesWithTreatments(db, [priced.lines]);
  const now = quotedAt.toISOString();
  const until = rate.expires_at === null ? earliest(stay.expires_at, kept.rate.expires_at) : stay.expires_at;
  if (until <= now) throw new Problem(422, 'rate_expired');
  const { context } = pricer;
  const { id, supplier } = kept.rate;
  const quoted = keptRate(
    { rate, ...priced, deposit: stay.deposit },
    { id, supplier, lines, context, now, until },
  );
  const quote: KeptQuote = {
    id: newId(),
    rateId: id,
    companyId,
    supplierId: seller.id,
    ref: stay.ref,
    query,
    currency: search.currency,
    pricing,
    content: {
      property,
      propertyRef: chosen.propertyRef,
      details,
      supplier: searchedSupplier(seller, policy),
      room,
      chosen: kept,
      rate: quoted,
      deposit: stay.deposit,
      changes: quoteChanges(kept, quoted, now),
      context,
    },
    quotedAt,
    expiresAt: new Date(until),
  };
  await insertQuote(db, quote);
  return quote;
}

async function sellerOf(
  { db }: HotelTools,
  { companyId, supplier }: Pick<KeptRateFor, 'companyId' | 'supplier'>,
): Promise<Seller> {
  const sellers = await sellersOf(db, 'hotels', companyId);
  const seller = sellers.find(({ id }) => id === supplier.id);
  if (!seller) throw new Problem(422, 'rate_gone');
  return seller;
}

async function pricingNow(
  tools: HotelTools,
  seller: Seller,
  { companyId, search: { criteria, currency } }: Pick<KeptRateFor, 'companyId' | 'search'>,
): Promise<{ pricer: StayPricer; pricing: PricedBy }> {
  const at = new Date();
  const rules = await loadRules(tools.kernel, at);
  const company = companyId === null ? null : { id: companyId };
  const { pricerFor } = await pricingOf(tools, { criteria, company, currency }, [seller], { rules, at });
  const pricer = pricerFor(seller);
  if (!pricer) throw new Problem(422, 'rate_no_rate', { params: { name: seller.name } });
  return { pricer, pricing: { revision: rules.revision, at: at.toISOString() } };
}
