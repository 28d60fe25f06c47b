import { tooLarge } from '@traveldesk/currencies-server';
import type { HotelPriceCheckQuery, PriceCheckQuery, PriceExplanation } from '@traveldesk/markups-contract';
import type {
  PricedItem,
  PricedOffer,
  PricedPlace,
  PricingContext,
} from '@traveldesk/markups-contract/engine';
import { fitsCurrency, fitsWire, minorUnits, moneyOf, type Money } from '@traveldesk/shared-contract';
import { invalid, toolsOf, type Db } from '@traveldesk/shared-server';
import { sellsOther } from '../markups/references.sql';
import { platformCurrency } from '../settings/platform-currency.sql';
import { pricingContextFor } from './context';
import { explainBy } from './explain';
import { pricedCities } from './places.sql';
import { findPayer, findSeller } from './price-check.sql';
import { loadRules, type RulesKernel } from './rules';

type Paid = Pick<PriceCheckQuery, 'company_id' | 'supplier_id' | 'total' | 'tax' | 'currency'>;

/** Returns the current selling price of a fare, with its explanation; for refusals see `checkItem`. */
export function checkPrice(kernel: RulesKernel, query: PriceCheckQuery): Promise<PriceExplanation> {
  const journey = query.return_date === undefined ? 'oneway' : 'roundtrip';
  return checkItem(kernel, query, journey, async (net) => offerOf(query, net));
}

/** The same for a hotel's rate. Throws a 422 at an unknown city too. */
export function checkRate(kernel: RulesKernel, query: HotelPriceCheckQuery): Promise<PriceExplanation> {
  return checkItem(kernel, query, 'stay', async (net) => ({
    checkIn: query.check_in,
    nights: query.nights,
    rooms: query.rooms,
    stars: query.stars ?? null,
    chain: query.chain ?? null,
    place: await placeIn(kernel.db, query),
    board: query.board ?? null,
    paymentType: query.payment_type ?? null,
    commissionable: query.commission !== undefined,
    net,
  }));
}

/**
 * Throws a 422 at an unknown company or supplier, a supplier of the other product, an amount with too many decimals for its currency, a tax above the total, a currency
 * without a usable rate, and a total that makes the price too large.
 */
async function checkItem(
  kernel: RulesKernel,
  query: Paid,
  journey: PricingContext['journey'],
  itemOf: (net: PricedItem['net']) => Promise<PricedItem>,
): Promise<PriceExplanation> {
  const { db } = kernel;
  const item = await itemOf(netOf(query));
  const company = await payerOf(db, query);
  const seller = await findSeller(db, query.supplier_id, company?.id ?? null);
  if (!seller) throw invalid({ supplier_id: 'markup_supplier_unknown' });
  if (await sellsOther(db, [seller.id], journey === 'stay' ? 'hotel' : 'flight')) {
    throw invalid({ supplier_id: 'markup_check_supplier_product' });
  }
  const at = toolsOf(kernel, 'markups').now();
  const rules = await loadRules(kernel, at);
  const contexts = await pricingContextFor(db, {
    company,
    currency: company?.currency ?? (await platformCurrency(db)),
    suppliers: [{ ...seller, currency: query.currency }],
    journey,
    at,
    rules,
    // `explainBy` looks the places up itself.
    place: () => undefined,
  });
  const context = contexts.get(seller.id);
  if (!context?.rates[query.currency]) {
    throw invalid({ currency: 'markup_currency_no_rate' }, { value: query.currency });
  }
  const { place: _, ...kept } = context;
  const explained = await explainBy(db, rules, kept, item);
  if (!amountsOf(explained).every(fitsWire)) throw tooLarge('total');
  return explained;
}

async function placeIn(db: Db, { city, country }: HotelPriceCheckQuery): Promise<PricedPlace> {
  if (city === undefined) return { city_code: null, country_code: country ?? null };
  const found = (await pricedCities(db, [city])).get(city);
  if (!found) throw invalid({ city: 'markup_place_unknown' });
  return { ...found, country_code: country ?? found.country_code };
}

/** All amounts of an explanation. A rule's amount equals that of its line, except that `cut.from` is the amount before the limit. */
const amountsOf = ({ net, lines, rules, total }: PriceExplanation): Money[] => [
  net,
  ...lines.map(({ amount }) => amount),
  ...rules.flatMap(({ cut }) => cut?.from ?? []),
  total,
];

async function payerOf(db: Db, { company_id: id }: Paid) {
  if (id === undefined) return null;
  const company = await findPayer(db, id);
  if (!company) throw invalid({ company_id: 'markup_company_unknown' });
  return company;
}

function netOf({ total, tax, currency }: Paid): PricedOffer['net'] {
  const whole = moneyIn('total', total, currency);
  if (tax === undefined) return { total: whole, base: null, tax: null };
  const part = moneyIn('tax', tax, currency);
  const base = minorUnits(whole) - minorUnits(part);
  if (base < 0n) throw invalid({ tax: 'markup_tax_over_total' });
  return { total: whole, base: moneyOf(base, currency), tax: part };
}

function moneyIn(field: 'total' | 'tax', amount: string, currency: string): Money {
  const money = { amount, currency };
  if (!fitsCurrency(money)) throw invalid({ [field]: 'markup_amount_decimals' });
  return moneyOf(minorUnits(money), currency);
}

/** Builds an offer with one flight each way, departing at noon. */
function offerOf(query: PriceCheckQuery, net: PricedOffer['net']): PricedOffer {
  const { airline, origin, destination, cabin, adults, children, infants } = query;
  const slice = (from: string, to: string, day: string) => ({
    fare_brand: query.fare_brand ?? null,
    segments: [
      {
        origin: from,
        destination: to,
        cabin,
        carrier: airline,
        operated_by: airline,
        departing_at: `${day}T12:00`,
      },
    ],
  });
  const back = query.return_date;
  const travellers = (type: 'adult' | 'child' | 'infant', count: number) =>
    Array.from({ length: count }, () => ({ type }));
  return {
    airline,
    slices: [
      slice(origin, destination, query.date),
      ...(back === undefined ? [] : [slice(destination, origin, back)]),
    ],
    travellers: [
      ...travellers('adult', adults),
      ...travellers('child', children),
      ...travellers('infant', infants),
    ],
    net,
  };
}
