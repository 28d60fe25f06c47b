import type { DropCause, Slice } from '@traveldesk/flights-contract';
import type { Zones } from '@traveldesk/shared-server';
import type { SupplierOffer } from '../adapter';
import type { Airports } from './airports';
import { isForTravellers, isInCabin, routeCause, type Searched } from './as-searched';
import { addsUp, isInCurrency } from './price';
import { timed } from './timeline';

/** An offer that passed the checks, with layovers and durations computed from instants. */
export interface BelievedOffer extends Omit<SupplierOffer, 'slices'> {
  slices: Slice[];
}

export interface CheckContext extends Searched {
  /** The currency that the supplier bills in. */
  currency: string;
  airports: Airports;
  zones: Zones;
}

/** Checks an offer (DESIGN 6) and returns it, or the cause of its rejection. The cheapest checks come first. */
export function checkOffer(offer: SupplierOffer, context: CheckContext): BelievedOffer | DropCause {
  const { criteria, currency, airports, zones } = context;
  if (!isInCurrency(offer.net, currency)) return 'currency';
  if (!addsUp(offer.net)) return 'price';
  if (!isForTravellers(offer.travellers, criteria)) return 'travellers';
  const route = routeCause(offer.slices, context, airports);
  if (route) return route;
  const slices = timed(offer.slices, airports, zones);
  if (typeof slices === 'string') return slices;
  return isInCabin(slices, criteria.cabin) ? { ...offer, slices } : 'cabin';
}
