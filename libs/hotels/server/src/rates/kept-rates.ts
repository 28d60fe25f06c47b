import type {
  PropertyDetails,
  RoomRate,
  StayProperty,
  StayRoom,
  StaySupplierLine,
} from '@traveldesk/hotels-contract';
import type { PriceLine } from '@traveldesk/markups-contract';
import type { PricedRate } from '@traveldesk/markups-contract/engine';
import type { KeptContext } from '@traveldesk/markups-server';
import type { Money } from '@traveldesk/shared-contract';
import type { SupplierTier } from '../adapter';

/** A rate as stored: the public part, and data for the platform only, kept apart so that it cannot leak by accident. */
export interface KeptRate {
  rate: Omit<RoomRate, 'commission' | 'note'>;
  /** The index of its room in `rooms`. */
  room: number;
  /** The supplier's id of the rate. */
  ref: string;
  /** The net price in the search's currency, and the lines that lead from it to the selling price. */
  net: Money;
  lines: PriceLine[];
  /** The facts that selected the rules; `net` is the supplier's price. */
  facts: PricedRate;
  timeline: SupplierTier[] | null;
  commission: Money | null;
  note: string | null;
}

/** A supplier's rates of a property, as stored. `property` is null if the supplier does not sell it; there are no rates then. */
export interface KeptRates {
  outcome: StaySupplierLine;
  property: StayProperty | null;
  /** The supplier's id of the property. */
  propertyRef: string | null;
  details: PropertyDetails | null;
  rooms: Omit<StayRoom, 'rates'>[];
  rates: KeptRate[];
  /** The inputs of the prices besides the rates. */
  context: KeptContext | null;
}

/** The part that readers see, also for a failure. */
export type ShownRates = Pick<KeptRates, 'outcome' | 'details' | 'rooms' | 'rates'>;

/** Returns the rate as a viewer may see it, with or without net prices and texts for staff. */
export function rateFor({ rate, net, commission, note }: KeptRate, withNet: boolean): RoomRate {
  return withNet ? { ...rate, price: { ...rate.price, net }, commission, note } : rate;
}

/** Returns the rooms that have rates, with their rates. */
export function roomsFor({ rooms, rates }: Pick<KeptRates, 'rooms' | 'rates'>, withNet: boolean): StayRoom[] {
  return rooms.flatMap((room, at) => {
    const own = rates.filter((kept) => kept.room === at);
    return own.length > 0 ? [{ ...room, rates: own.map((kept) => rateFor(kept, withNet)) }] : [];
  });
}
