import type { DropCause, Slice } from '@traveldesk/flights-contract';
import type { SupplierOffer } from '../adapter';
import type { Airports } from './airports';
import { isForTravellers, isInCabin, routeCause, type Searched } from './as-searched';
import { addsUp, isInCurrency } from './price';
import { timed } from './timeline';
import type { Zones } from './zones';

/** An offer that can be, and is what was searched: with its waits and durations as they are on the line of time. */
export interface BelievedOffer extends Omit<SupplierOffer, 'slices'> {
  slices: Slice[];
}

export interface CheckContext extends Searched {
  /** The currency that the supplier is paid in. */
  currency: string;
  airports: Airports;
  zones: Zones;
}

/** An offer is believed only as far as it fits (DESIGN 6); else why it is not. The cheapest questions come first. */
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
