import type { Seller } from '@traveldesk/companies-server';
import type { LocatedCity } from '@traveldesk/geo-server';
import { nightsOf, type StayPrice } from '@traveldesk/hotels-contract';
import {
  bindRules,
  priceOffer,
  type CompiledRules,
  type PricedRate,
  type PricingContext,
} from '@traveldesk/markups-contract/engine';
import { keepSamples, pricingContextFor } from '@traveldesk/markups-server';
import { fitsWire, halfUp, minorUnits, moneyOf, type Money } from '@traveldesk/shared-contract';
import type { SupplierProperty, SupplierRate } from '../adapter';
import type { HotelTools } from '../hotels.tools';
import type { WantedSearch } from './read-stay';
import { createSampled } from './sampled';

/** A selling price, and the net price apart from it. */
export interface Pricing {
  price: StayPrice;
  net: Money;
}

/** Prices one supplier's rates in one search: the only place where net prices become selling prices. */
export interface StayPricer {
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
  { criteria, company, currency }: Pick<WantedSearch, 'criteria' | 'company' | 'currency'>,
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
  const nights = nightsOf(criteria);
  const stay = { checkIn: criteria.check_in, nights, rooms: criteria.rooms.length };
  const priced: { context: PricingContext; sampled: ReturnType<typeof createSampled> }[] = [];
  return {
    pricerFor: ({ id, currency: theirs }) => {
      const context = contexts.get(id);
      if (!context || (theirs !== currency && !context.rates[theirs])) return null;
      const bound = bindRules(rules, context);
      const sampled = createSampled();
      priced.push({ context, sampled });
      return {
        price: ({ board, payment, commissionable, net: cost, due }, { stars, chain, address }, city) => {
          const place = placeOf(city, address.country_code);
          const facts = { stars, chain, place, board, paymentType: payment, commissionable, net: cost };
          const rate: PricedRate = { ...stay, ...facts };
          const { net, total } = priceOffer(bound, rate);
          if (!fitsWire(net) || !fitsWire(total)) return null;
          sampled.see(rate);
          const night = moneyOf(halfUp(minorUnits(total), BigInt(nights)), total.currency);
          return { price: { total, per_night: night, due }, net };
        },
      };
    },
    keepSamples: () =>
      keepSamples(
        db,
        priced.map(({ context, sampled }) => ({ context, offers: sampled.kept() })),
      ),
  };
}

/** The country is that of the address, whatever city is near. */
function placeOf(city: LocatedCity | undefined, country_code: string) {
  if (!city) return { city_code: null, country_code };
  const { code: city_code, former_codes } = city;
  return { city_code, country_code, ...(former_codes.length > 0 && { former_codes }) };
}
