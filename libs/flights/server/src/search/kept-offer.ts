import type { FlightCriteria, Offer, TimeWindow } from '@traveldesk/flights-contract';
import type { PriceLine } from '@traveldesk/markups-contract';
import type { PricedOffer } from '@traveldesk/markups-contract/engine';
import type { Money } from '@traveldesk/shared-contract';
import type { SupplierOffer } from '../adapter';
import type { BelievedOffer } from '../check/check-offer';
import { conditionsFor, slicesFor } from '../shown-conditions';
import type { Pricing, SoldOffer } from './pricing';

/** An offer as stored: the public part, and data for the platform only. */
export interface KeptOffer {
  offer: Offer;
  /** The supplier's price, in its own currency. */
  supplier_price: SupplierOffer['net'];
  /** The net price in the selling currency, and the lines that lead from it to the selling price. */
  net: Money;
  lines: PriceLine[];
  /** The supplier's id of the offer. */
  ref: string;
  travellers: SupplierOffer['travellers'];
  requirements: SupplierOffer['requirements'];
}

export interface KeepContext {
  supplierKey: string;
  training: boolean;
  /** Upper bound of an offer's life, whatever the supplier states (TRAVEL-RULES 13). */
  expiresAt: Date;
}

/** Builds the offer that is stored and shown. */
export function keptOffer(
  id: string,
  { offer: believed, pricing: { sell, net, lines } }: Pick<SoldOffer, 'offer' | 'pricing'>,
  { supplierKey, training, expiresAt }: KeepContext,
): KeptOffer {
  const latest = expiresAt.toISOString();
  const { ref, travellers, requirements, expires_at } = believed;
  return {
    // Field by field, because a spread takes as long as applying the rules, for each of thousands of offers.
    offer: {
      id,
      supplier: supplierKey,
      training: believed.training || training,
      itinerary_key: believed.itinerary_key,
      offer_key: believed.offer_key,
      airline: believed.airline,
      slices: believed.slices,
      fare_brand: believed.fare_brand,
      cabin: believed.cabin,
      bags: believed.bags,
      conditions: believed.conditions,
      seats_left: believed.seats_left,
      emissions_kg: believed.emissions_kg,
      passport: requirements.passport,
      instant_payment: requirements.instant_payment,
      ...(believed.private_fare && { private_fare: true as const }),
      price: sell,
      expires_at: expires_at < latest ? expires_at : latest,
    },
    supplier_price: believed.net,
    net,
    lines,
    ref,
    travellers,
    requirements,
  };
}

/** Builds a repriced copy of a stored offer, with a new id. */
export function pricedAnew(id: string, kept: KeptOffer, { sell, net, lines }: Pricing): KeptOffer {
  return { ...kept, offer: { ...kept.offer, id, price: sell }, net, lines };
}

/** Returns the facts of a stored offer that rules can use. */
export function factsOf({ offer, travellers, supplier_price }: KeptOffer): PricedOffer {
  const slices = offer.slices.map(({ fare_brand, segments }) => ({
    fare_brand,
    segments: segments.map(({ origin, destination, departing_at, carrier, operated_by, cabin }) => ({
      origin,
      destination,
      departing_at,
      carrier,
      operated_by,
      cabin,
    })),
  }));
  const types = travellers.map(({ type }) => ({ type }));
  return { airline: offer.airline, slices, travellers: types, net: supplier_price };
}

/** Returns the offer as a viewer may see it, with or without the net price. */
export function offerFor({ offer, net }: Pick<KeptOffer, 'offer' | 'net'>, withNet: boolean): Offer {
  return withNet ? { ...offer, price: { ...offer.price, net } } : withoutFees(offer);
}

/** Returns the offer for viewers who must not see net prices. */
export const withoutFees = (offer: Offer): Offer => ({
  ...offer,
  conditions: conditionsFor(offer.conditions, false),
  slices: slicesFor(offer.slices, false),
});

/** Whether an offer meets the wishes of the search, which a supplier may ignore. */
export function fits(
  { airline, slices }: Pick<BelievedOffer, 'airline' | 'slices'>,
  criteria: FlightCriteria,
): boolean {
  const { airlines, excluded_airlines: excluded, max_stops: stops, trips } = criteria;
  const segments = slices.flatMap((slice) => slice.segments);
  const isWanted =
    airlines.length === 0 ||
    airlines.includes(airline) ||
    segments.every(({ carrier }) => airlines.includes(carrier));
  // An excluded airline must neither market nor operate a flight.
  const isExcluded =
    excluded.length > 0 &&
    (excluded.includes(airline) ||
      segments.some(
        ({ carrier, operated_by }) => excluded.includes(carrier) || excluded.includes(operated_by),
      ));
  return (
    isWanted &&
    !isExcluded &&
    slices.every((slice, index) => {
      const trip = trips[index];
      return (
        (stops === null || slice.stops <= stops) &&
        isWithin(slice.departing_at, trip?.departure ?? null) &&
        isWithin(slice.arriving_at, trip?.arrival ?? null)
      );
    })
  );
}

function isWithin(localTime: string, window: TimeWindow | null): boolean {
  const time = localTime.slice(11);
  return window === null || (time >= window.from && time <= window.to);
}
