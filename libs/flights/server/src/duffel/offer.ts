import { grownAge, typeByAge } from '@traveldesk/flights-contract';
import { money, optionalMoney } from '@traveldesk/suppliers-server/duffel';
import type {
  SupplierNames,
  SupplierOffer,
  SupplierSlice,
  SupplierTerms,
  SupplierTraveller,
} from '../adapter';
import { itineraryKeyOf, offerKeyOf } from '../offer-keys';
import { lowestCabin } from './cabins';
import {
  id,
  instant,
  list,
  object,
  optionalBoolean,
  optionalInstant,
  optionalObject,
  Unreadable,
} from './read';
import { airlineOf, leastBags } from './segment';
import { conditionsOf, sliceOf } from './slice';

const maxSlices = 6;
const maxTravellers = 20;
const oldest = 130;

/** Reads an offer (SUPPLIER 5). Throws Unreadable if a field does not follow the protocol. */
export function offerOf(
  wire: unknown,
  terms: Pick<SupplierTerms, 'key'>,
  names: SupplierNames,
): SupplierOffer {
  const it = object(wire, 'offer');
  const travellers = list(it.passengers, 'passengers', maxTravellers).map(travellerOf);
  const context = {
    travellers: new Set(travellers.map(({ ref }) => ref)),
    infants: new Set(travellers.filter(({ type }) => type === 'infant').map(({ ref }) => ref)),
    names,
  };
  const slices = list(it.slices, 'slices', maxSlices).map((slice) => sliceOf(slice, context));
  if (slices.length === 0) throw new Unreadable('slices');
  const segments = slices.flatMap((slice) => slice.segments);
  const bags = leastBags(segments.map((segment) => segment.bags));
  const cabin = lowestCabin(segments.map((segment) => segment.cabin));
  const brand = brandOf(slices);
  const conditions = conditionsOf(it.conditions);
  return {
    ref: id(it.id, 'id'),
    training: it.live_mode === false,
    itinerary_key: itineraryKeyOf(slices),
    offer_key: offerKeyOf(terms, { slices, conditions }),
    airline: airlineOf(it.owner, names),
    slices,
    fare_brand: brand,
    cabin,
    bags,
    conditions,
    // The protocol does not state the number of seats left.
    seats_left: null,
    emissions_kg: emissionsOf(it.total_emissions_kg),
    private_fare: Array.isArray(it.private_fares) && it.private_fares.length > 0,
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

/** The protocol's passenger types. An infant with its own seat is another type than a lap infant (TRAVEL-RULES 3). */
const kinds: ReadonlyMap<unknown, SupplierTraveller['type']> = new Map([
  ['adult', 'adult'],
  ['child', 'child'],
  ['infant_without_seat', 'infant'],
]);

/**
 * Reads a traveler's type from type or age (TRAVEL-RULES 2). If both are given they must agree; suppliers call a minor from 12 on a child
 * or an adult.
 */
function travellerOf(wire: unknown): SupplierTraveller {
  const { id: ref, type, age: given } = object(wire, 'passenger');
  const age = ageOf(given);
  const byType = type === null || type === undefined ? null : kinds.get(type);
  const byAge = age === null ? null : typeByAge(age);
  const isMinor = age !== null && age < grownAge;
  const agree =
    byType !== undefined &&
    (!byType || !byAge || byType === byAge || (isMinor && byAge === 'adult' && byType === 'child'));
  const found = byAge ?? byType;
  if (!agree || !found) throw new Unreadable('passenger.type', 'travellers');
  return { ref: id(ref, 'passenger.id'), type: found, age: isMinor ? age : null };
}

function ageOf(given: unknown): number | null {
  if (given === null || given === undefined) return null;
  if (typeof given !== 'number' || !Number.isInteger(given) || given < 0 || given > oldest) {
    throw new Unreadable('passenger.age', 'travellers');
  }
  return given;
}

function brandOf(slices: readonly SupplierSlice[]): string | null {
  const brands = [...new Set(slices.map(({ fare_brand }) => fare_brand).filter((brand) => brand !== null))];
  return brands.length === 0 ? null : brands.join(' + ');
}

/** An upper limit in kilograms: more than nine travelers around the world in first class. An implausible value is treated as
 * unknown and does not reject the offer. */
const mostKilograms = 200_000;

function emissionsOf(wire: unknown): number | null {
  const isDecimal =
    typeof wire === 'number' || (typeof wire === 'string' && /^\d{1,9}(\.\d{1,9})?$/.test(wire));
  const kilograms = isDecimal ? Number(wire) : NaN;
  return kilograms >= 0 && kilograms <= mostKilograms ? kilograms : null;
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
