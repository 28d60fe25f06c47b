import { hash } from 'node:crypto';
import type { Slice } from '@traveldesk/flights-contract';
import type { SupplierNames, SupplierOffer, SupplierTerms, SupplierTraveller } from '../adapter';
import { lowestCabin } from './cabins';
import { money, optionalMoney } from './money';
import {
  instant,
  list,
  object,
  optionalBoolean,
  optionalInstant,
  optionalObject,
  text,
  Unreadable,
} from './read';
import { airlineOf, leastBags } from './segment';
import { conditionsOf, sliceOf } from './slice';

const maxSlices = 6;
const maxTravellers = 20;
const infantAge = 2;
const childAge = 12;

/** An offer (SUPPLIER 5). Throws Unreadable where a field is not what the protocol says. */
export function offerOf(
  wire: unknown,
  terms: Pick<SupplierTerms, 'key'>,
  names: SupplierNames,
): SupplierOffer {
  const it = object(wire, 'offer');
  const travellers = list(it.passengers, 'passengers', maxTravellers).map(travellerOf);
  const infants = new Set(travellers.filter(({ type }) => type === 'infant').map(({ ref }) => ref));
  const slices = list(it.slices, 'slices', maxSlices).map((slice) => sliceOf(slice, { infants, names }));
  if (slices.length === 0) throw new Unreadable('slices');
  const segments = slices.flatMap((slice) => slice.segments);
  const bags = leastBags(segments.map((segment) => segment.bags));
  const cabin = lowestCabin(segments.map((segment) => segment.cabin));
  const brand = brandOf(slices);
  const itinerary_key = keyOf(slices.map(flightsOf).join('/'));
  return {
    ref: text(it.id, 'id'),
    training: it.live_mode === false,
    itinerary_key,
    offer_key: keyOf(
      [terms.key, itinerary_key, brand, cabin, bags.carry_on, bags.checked, fareBases(slices)].join('|'),
    ),
    airline: airlineOf(it.owner, names),
    slices,
    fare_brand: brand,
    cabin,
    bags,
    conditions: conditionsOf(it.conditions),
    // The protocol does not tell how many seats are left.
    seats_left: null,
    emissions_kg: emissionsOf(it.total_emissions_kg),
    net: {
      total: money(it.total_amount, it.total_currency, 'total_amount'),
      base: optionalMoney(it.base_amount, it.base_currency, 'base_amount'),
      tax: optionalMoney(it.tax_amount, it.tax_currency, 'tax_amount'),
    },
    expires_at: instant(it.expires_at, 'expires_at'),
    travellers,
    requirements: requirementsOf(it.payment_requirements, it.passenger_identity_documents_required),
  };
}

/** The traveller's kind by its type or its age (TRAVEL-RULES 2). */
function travellerOf(wire: unknown): SupplierTraveller {
  const { id, type, age: given } = object(wire, 'passenger');
  const age = typeof given === 'number' && Number.isInteger(given) ? given : null;
  const byAge = age === null || age >= childAge ? 'adult' : age < infantAge ? 'infant' : 'child';
  const byType =
    typeof type === 'string' && type.startsWith('infant') ? 'infant' : type === 'child' ? 'child' : null;
  return { ref: text(id, 'passenger.id'), type: age === null ? (byType ?? 'adult') : byAge, age };
}

function brandOf(slices: readonly Slice[]): string | null {
  const brands = [...new Set(slices.map(({ fare_brand }) => fare_brand).filter((brand) => brand !== null))];
  return brands.length === 0 ? null : brands.join(' + ');
}

function flightsOf({ segments }: Slice): string {
  return segments
    .map((flight) => `${flight.carrier}${flight.flight_number}${flight.origin}${flight.departing_at}`)
    .join();
}

function fareBases(slices: readonly Slice[]): string {
  return slices.map(({ segments }) => segments.map(({ fare_basis }) => fare_basis).join()).join('/');
}

function keyOf(parts: string): string {
  return hash('sha1', parts, 'base64url').slice(0, 20);
}

function emissionsOf(wire: unknown): number | null {
  const kilograms = typeof wire === 'string' || typeof wire === 'number' ? Number(wire) : NaN;
  return wire !== '' && Number.isFinite(kilograms) && kilograms >= 0 ? kilograms : null;
}

function requirementsOf(wire: unknown, passport: unknown): SupplierOffer['requirements'] {
  const it = optionalObject(wire, 'payment_requirements') ?? {};
  return {
    passport: optionalBoolean(passport, 'passenger_identity_documents_required'),
    instant_payment: optionalBoolean(it.requires_instant_payment, 'requires_instant_payment'),
    payment_required_by: optionalInstant(it.payment_required_by, 'payment_required_by'),
    price_guaranteed_until: optionalInstant(it.price_guarantee_expires_at, 'price_guarantee_expires_at'),
  };
}
