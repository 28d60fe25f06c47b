import type { Seller } from '@traveldesk/companies-server';
import type { LocatedCity } from '@traveldesk/geo-server';
import { nightsOf, type StayPrice } from '@traveldesk/hotels-contract';
import type { PriceLine } from '@traveldesk/markups-contract';
import {
  bindRules,
  priceOffer,
  type CompiledRules,
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

/** Prices one supplier's rates in one search: the only place where net prices become selling prices. */
export interface StayPricer {
  /** The inputs of its prices besides the rates. */
  context: KeptContext;
  /** `city`: our city nearest to the property. Returns null for amounts with more digits than the API has. */
  price(rate: SupplierRate, property: SupplierProperty, city: LocatedCity | undefined): Pricing | null;
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
  return {
    context: kept,
    price: ({ board, payment, commissionable, net: cost, due }, { stars, chain, address }, city) => {
      const place = placeOf(city, address.country_code);
      const known = { stars, chain, place, board, paymentType: payment, commissionable, net: cost };
      const facts: PricedRate = { ...stay, ...known };
      const { net, lines, total } = priceOffer(bound, facts);
      if (!fitsWire(net) || !fitsWire(total)) return null;
      seen(facts);
      const night = moneyOf(halfUp(minorUnits(total), BigInt(stay.nights)), total.currency);
      return { price: { total, per_night: night, due }, net, lines, facts };
    },
  };
}

/** The country is that of the address, not of the nearest city. */
function placeOf(city: LocatedCity | undefined, country_code: string) {
  if (!city) return { city_code: null, country_code };
  const { code: city_code, former_codes } = city;
  return { city_code, country_code, ...(former_codes.length > 0 && { former_codes }) };
}
