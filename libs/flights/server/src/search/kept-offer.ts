import {
  netPricePermission,
  type FlightCriteria,
  type Offer,
  type TimeWindow,
} from '@traveldesk/flights-contract';
import type { Money } from '@traveldesk/shared-contract';
import type { Actor } from '@traveldesk/shared-server';
import type { SupplierOffer } from '../adapter';
import type { BelievedOffer } from '../check/check-offer';
import { priceOffers, type PricingContext } from './pricing';

/** An offer as it is kept: what everybody may see, and apart from it what only the platform knows. */
export interface KeptOffer {
  offer: Offer;
  net: Money;
  /** The supplier's id of it. */
  ref: string;
  travellers: SupplierOffer['travellers'];
  requirements: SupplierOffer['requirements'];
}

export interface KeepContext extends PricingContext {
  supplierKey: string;
  training: boolean;
  /** No offer lives longer, whatever its supplier says (TRAVEL-RULES 13). */
  expiresAt: Date;
  idOf(index: number): string;
}

/** Prices offers and puts them into the shape in which they are kept and shown. */
export function keepOffers(offers: readonly BelievedOffer[], context: KeepContext): KeptOffer[] {
  const latest = context.expiresAt.toISOString();
  return priceOffers(offers, context).map(({ sell, net }, index): KeptOffer => {
    const { ref, travellers, requirements, net: _, ...offer } = offers[index] as BelievedOffer;
    return {
      offer: {
        id: context.idOf(index),
        supplier: context.supplierKey,
        ...offer,
        training: offer.training || context.training,
        price: sell,
        expires_at: offer.expires_at < latest ? offer.expires_at : latest,
      },
      net,
      ref,
      travellers,
      requirements,
    };
  });
}

/** Whether somebody is shown what an offer costs the platform: its own staff, and of them who work on prices. */
export function seesNet({ type, permissions }: Pick<Actor, 'type' | 'permissions'>): boolean {
  return type === 'staff' && permissions.has(netPricePermission);
}

/** The offer as this viewer may see it. */
export function offerFor({ offer, net }: Pick<KeptOffer, 'offer' | 'net'>, withNet: boolean): Offer {
  return withNet ? { ...offer, price: { ...offer.price, net } } : offer;
}

/** Whether an offer is as it was wished for: a supplier may take a wish for less than that. */
export function fits(
  { airline, slices }: Pick<BelievedOffer, 'airline' | 'slices'>,
  criteria: FlightCriteria,
): boolean {
  const { airline: wanted, max_stops: stops, trips } = criteria;
  const byAirline =
    wanted === null ||
    airline === wanted ||
    slices.every(({ segments }) => segments.every(({ carrier }) => carrier === wanted));
  return (
    byAirline &&
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
