import type { Seller } from '@traveldesk/companies-server';
import type { LocatedCity } from '@traveldesk/geo-server';
import { nightsOf, type StayPrice } from '@traveldesk/hotels-contract';
import type { PriceLine } from '@traveldesk/markups-contract';
import {
  alikeOf,
  bindRules,
  priceOffer,
  totalOf,
  type Alike,
  type CompiledRules,
  type OfferPricing,
  type PricedRate,
  type PricingContext,
} from '@traveldesk/markups-contract/engine';
import { keepSamples, pricingContextFor, type KeptContext } from '@traveldesk/markups-server';
import { fitsWire, halfUp, minorUnits, moneyOf, type Money } from '@traveldesk/shared-contract';
import type { SupplierProperty, SupplierRate } from '../adapter';
import type { HotelTools } from '../hotels.tools';
import type { WantedSearch } from './read-stay';
import { createSampled } from './sampled';

/** A selling price, and separately the net price, the lines between them, and the facts that selected the rules. */
export interface Pricing {
  price: StayPrice;
  net: Money;
  lines: PriceLine[];
  facts: PricedRate;
}

/** `city`: our city nearest to the property. Returns null for amounts with more digits than the API has. */
type PriceRate<Priced> = (
  rate: SupplierRate,
  property: SupplierProperty,
  city: LocatedCity | undefined,
) => Priced | null;

/** Prices one supplier's rates in one search: the only place where net prices become selling prices. */
export interface StayPricer {
  /** The inputs of its prices besides the rates. */
  context: KeptContext;
  price: PriceRate<Pricing>;
  /** The same prices without their lines, for the many rates of a list. */
  listed: PriceRate<Pick<Pricing, 'price' | 'net'>>;
}

/** The pricing of a search, frozen when it was opened. */
export interface SearchPricing {
  /** Returns null if no exchange rate converts the supplier's currency into that of the search. */
  pricerFor(seller: Pick<Seller, 'id' | 'currency'>): StayPricer | null;
  /** Keeps a sample of what was priced, for simulations of rules. */
  keepSamples(): Promise<void>;
}

/** Freezes rules and exchange rates for a search. */
export async function pricingOf(
  { db }: Pick<HotelTools, 'db'>,
  {
    criteria,
    company,
    currency,
  }: Pick<WantedSearch, 'criteria' | 'currency'> & {
    company: { id: string } | null;
  },
  sellers: readonly Seller[],
  { rules, at }: { rules: CompiledRules; at: Date },
): Promise<SearchPricing> {
  const contexts = await pricingContextFor(db, {
    company,
    currency,
    suppliers: sellers,
    journey: 'stay',
    at,
    rules,
    place: () => undefined,
  });
  const stay = { checkIn: criteria.check_in, nights: nightsOf(criteria), rooms: criteria.rooms.length };
  const priced: { context: PricingContext; sampled: ReturnType<typeof createSampled> }[] = [];
  return {
    pricerFor: ({ id, currency: theirs }) => {
      const context = contexts.get(id);
      if (!context || (theirs !== currency && !context.rates[theirs])) return null;
      const sampled = createSampled();
      priced.push({ context, sampled });
      return createStayPricer({ rules, context, stay, seen: sampled.see });
    },
    keepSamples: () =>
      keepSamples(
        db,
        priced.map(({ context, sampled }) => ({ context, offers: sampled.kept() })),
      ),
  };
}

interface PricerParts {
  rules: CompiledRules;
  context: PricingContext;
  stay: Pick<PricedRate & { nights: number }, 'checkIn' | 'nights' | 'rooms'>;
  /** Called with the facts of each priced rate. */
  seen: (facts: PricedRate) => void;
}

/** Prices the rates of one supplier by the rules in force. */
export function createStayPricer({ rules, context, stay, seen }: PricerParts): StayPricer {
  const bound = bindRules(rules, context);
  const { place: _, ...kept } = context;
  const nights = BigInt(stay.nights);
  const known = new Map<string, Map<string, Alike>>();
  let current: ReturnType<typeof shareOf> | undefined;
  /** The facts that the rates of a property share. */
  const shareOf = (property: SupplierProperty, city: LocatedCity | undefined) => {
    const { stars, chain, address } = property;
    const place = placeOf(city, address.country_code);
    const key = JSON.stringify([stars, chain, place]);
    const alike = known.get(key) ?? new Map<string, Alike>();
    known.set(key, alike);
    return { property, city, facts: { ...stay, stars, chain, place }, alike };
  };
  const shareFor = (property: SupplierProperty, city: LocatedCity | undefined) => {
    if (current?.property !== property || current.city !== city) current = shareOf(property, city);
    return current;
  };
  const factsOf = (...[rate, property, city]: Parameters<PriceRate<unknown>>): PricedRate => ({
    ...shareFor(property, city).facts,
    board: rate.board,
    paymentType: rate.payment,
    commissionable: rate.commissionable,
    net: rate.net,
  });
  /** Thousands of rates share their facts, apart from the net price. */
  const alikeFor = (facts: PricedRate, priced: Map<string, Alike>): Alike => {
    const key = `${facts.board} ${facts.paymentType} ${facts.commissionable}`;
    let alike = priced.get(key);
    if (!alike) priced.set(key, (alike = alikeOf(bound, facts)));
    return alike;
  };
  const shownOf = (
    facts: PricedRate,
    { net, total }: Pick<OfferPricing, 'net' | 'total'>,
    due: Money | null,
  ) => {
    if (!fitsWire(net) || !fitsWire(total)) return null;
    seen(facts);
    const night = moneyOf(halfUp(minorUnits(total), nights), total.currency);
    return { price: { total, per_night: night, due }, net };
  };
  return {
    context: kept,
    price: (...asked) => {
      const facts = factsOf(...asked);
      const pricing = priceOffer(bound, facts);
      const shown = shownOf(facts, pricing, asked[0].due);
      return shown && { ...shown, lines: pricing.lines, facts };
    },
    listed: (...asked) => {
      const [rate, property, city] = asked;
      const facts = factsOf(...asked);
      const { alike } = shareFor(property, city);
      return shownOf(facts, totalOf(bound, facts, alikeFor(facts, alike)), rate.due);
    },
  };
}

/** The country is that of the address, not of the nearest city. */
function placeOf(city: LocatedCity | undefined, country_code: string) {
  if (!city) return { city_code: null, country_code };
  const { code: city_code, former_codes } = city;
  return { city_code, country_code, ...(former_codes.length > 0 && { former_codes }) };
}
