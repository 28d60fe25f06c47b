import type { FlightCriteria, Offer, TimeWindow } from '@traveldesk/flights-contract';
import type { PriceLine } from '@traveldesk/markups-contract';
import type { PricedOffer } from '@traveldesk/markups-contract/engine';
import type { Money } from '@traveldesk/shared-contract';
import type { SupplierOffer } from '../adapter';
import type { BelievedOffer } from '../check/check-offer';
import { conditionsFor, slicesFor } from '../shown-conditions';
import type { Pricing, SoldOffer } from './pricing';

/** An offer as it is kept: what everybody may see, and apart from it what only the platform knows. */
export interface KeptOffer {
  offer: Offer;
  /** As the supplier sells it, in its currency. */
  supplier_price: SupplierOffer['net'];
  /** What that is in the price's currency, and line by line what makes the price of it. */
  net: Money;
  lines: PriceLine[];
  /** The supplier's id of it. */
  ref: string;
  travellers: SupplierOffer['travellers'];
  requirements: SupplierOffer['requirements'];
}

export interface KeepContext {
  supplierKey: string;
  training: boolean;
  /** No offer lives longer, whatever its supplier says (TRAVEL-RULES 13). */
  expiresAt: Date;
}

/** Puts an offer into the shape in which it is kept and shown. */
export function keptOffer(
  id: string,
  { offer: believed, pricing: { sell, net, lines } }: Pick<SoldOffer, 'offer' | 'pricing'>,
  { supplierKey, training, expiresAt }: KeepContext,
): KeptOffer {
  const latest = expiresAt.toISOString();
  const { ref, travellers, requirements, expires_at } = believed;
  return {
    // Field by field: a copy of all the others takes as long as the rules, for each of thousands.
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

/** An offer that is kept, priced anew: another one, of the same facts. */
export function pricedAnew(id: string, kept: KeptOffer, { sell, net, lines }: Pricing): KeptOffer {
  return { ...kept, offer: { ...kept.offer, id, price: sell }, net, lines };
}

/** What of a kept offer rules can ask for. */
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

/** The offer as this viewer may see it. */
export function offerFor({ offer, net }: Pick<KeptOffer, 'offer' | 'net'>, withNet: boolean): Offer {
  return withNet ? { ...offer, price: { ...offer.price, net } } : withoutFees(offer);
}

/** The offer as those may see it who see no net prices. */
export const withoutFees = (offer: Offer): Offer => ({
  ...offer,
  conditions: conditionsFor(offer.conditions, false),
  slices: slicesFor(offer.slices, false),
});

/** Whether an offer is as it was wished for: a supplier may take a wish for less than that. */
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
  // Who will not fly with an airline does not by another's number either.
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
