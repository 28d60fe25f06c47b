import { hash } from 'node:crypto';
import type { Conditions } from '@traveldesk/flights-contract';
import type { SupplierOffer, SupplierSlice, SupplierTerms } from './adapter';

/** Returns a key that is equal for the same flights of any supplier, offered or ordered. */
export function itineraryKeyOf(slices: readonly Pick<SupplierSlice, 'segments'>[]): string {
  return keyOf(slices.map(flightsOf).join('/'));
}

function flightsOf({ segments }: Pick<SupplierSlice, 'segments'>): string {
  return segments
    .map((flight) => `${flight.carrier}${flight.flight_number}${flight.origin}${flight.departing_at}`)
    .join();
}

/** Returns a key that is equal for the same flights, fares and conditions of one supplier. */
export function offerKeyOf(
  { key }: Pick<SupplierTerms, 'key'>,
  { slices, conditions }: Pick<SupplierOffer, 'slices' | 'conditions'>,
): string {
  return keyOf([key, itineraryKeyOf(slices), slices.map(fareOf).join('/'), termsOf(conditions)].join('|'));
}

/** Returns the fare of a trip: brand, conditions, fare bases, cabins and bags. Trips that differ in any of these have different fares. */
function fareOf({ fare_brand, conditions, segments }: SupplierSlice): string {
  const flights = segments.map(
    ({ fare_basis, cabin, bags }) => `${fare_basis}:${cabin}:${bags.carry_on}:${bags.checked}`,
  );
  return [fare_brand, conditions && termsOf(conditions), ...flights].join();
}

function termsOf({ change, refund }: Conditions): string {
  return [change, refund]
    .map(({ state, penalty }) => `${state} ${penalty?.amount} ${penalty?.currency}`)
    .join();
}

function keyOf(parts: string): string {
  return hash('sha1', parts, 'base64url').slice(0, 20);
}
