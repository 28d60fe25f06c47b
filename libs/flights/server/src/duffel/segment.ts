import type { Bags } from '@traveldesk/flights-contract';
import type { SupplierNames, SupplierSegment } from '../adapter';
import { cabinOf, lowestCabin } from './cabins';
import {
  code,
  list,
  local,
  minutes,
  object,
  optionalObject,
  optionalText,
  placeCode,
  text,
  Unreadable,
  type Json,
} from './read';

const maxStops = 10;
const maxTravellers = 20;

/** Upper bound of pieces per traveler; a higher number is unreadable. */
const mostBags = 10;

const flightNumber = /^\d{1,4}[A-Z]?$/;

/** Context for reading segments: the travelers, the infants among them, who have no baggage allowance, and the names collected so far. */
export interface SegmentContext {
  travellers: ReadonlySet<string>;
  infants: ReadonlySet<string>;
  names: SupplierNames;
}

/** Reads a segment (SUPPLIER 5). */
export function segmentOf(wire: unknown, context: SegmentContext): SupplierSegment {
  const it = object(wire, 'segment');
  const { names } = context;
  const travellers = travellersOn(it.passengers, context);
  const carrier = airlineOf(it.marketing_carrier, names);
  return {
    origin: placeOf(it.origin, names),
    destination: placeOf(it.destination, names),
    origin_terminal: optionalText(it.origin_terminal, 'origin_terminal'),
    destination_terminal: optionalText(it.destination_terminal, 'destination_terminal'),
    departing_at: local(it.departing_at, 'departing_at'),
    arriving_at: local(it.arriving_at, 'arriving_at'),
    minutes: minutes(it.duration, 'duration'),
    carrier,
    flight_number: flightNumberOf(it.marketing_carrier_flight_number),
    operated_by: it.operating_carrier ? airlineOf(it.operating_carrier, names) : carrier,
    aircraft: aircraftOf(it.aircraft, names),
    cabin: lowestCabin(travellers.map((one) => cabinOf(optionalText(one.cabin_class, 'cabin_class')))),
    fare_basis: optionalText(travellers[0]?.fare_basis_code, 'fare_basis_code'),
    bags: leastBags(travellers.map(bagsOf)),
    stops: (it.stops === undefined || it.stops === null ? [] : list(it.stops, 'stops', maxStops)).map(
      (stop) => {
        const one = object(stop, 'stop');
        return { airport: placeOf(one.airport, names), minutes: minutes(one.duration, 'duration') };
      },
    ),
  };
}

/** Returns the travelers of a flight except infants. The supplier either lists no travelers, or each traveler of the offer once. */
function travellersOn(wire: unknown, { travellers, infants }: SegmentContext): Json[] {
  const all = optionalList(wire);
  const refs = new Set(all.map((one) => one.passenger_id));
  const each = refs.size === all.length && (all.length === 0 || all.length === travellers.size);
  if (!each || all.some((one) => !travellers.has(String(one.passenger_id)))) {
    throw new Unreadable('passenger_id', 'travellers');
  }
  return all.filter((one) => !infants.has(String(one.passenger_id)));
}

function flightNumberOf(wire: unknown): string {
  if (typeof wire !== 'string' || !flightNumber.test(wire)) {
    throw new Unreadable('marketing_carrier_flight_number');
  }
  return wire;
}

/** Returns the lowest of several allowances; null if any is unknown. */
export function leastBags(all: readonly Bags[]): Bags {
  return {
    carry_on: least(all.map((bags) => bags.carry_on)),
    checked: least(all.map((bags) => bags.checked)),
  };
}

function least(counts: readonly (number | null)[]): number | null {
  return counts.length === 0 || counts.includes(null) ? null : Math.min(...(counts as number[]));
}

function bagsOf({ baggages }: Json): Bags {
  if (baggages === null || baggages === undefined) return { carry_on: null, checked: null };
  const bags = { carry_on: 0, checked: 0 };
  for (const wire of list(baggages, 'baggages', maxTravellers)) {
    const { type, quantity } = object(wire, 'baggage');
    // Kinds unknown to the product are left out.
    if (type !== 'carry_on' && type !== 'checked') continue;
    if (typeof quantity !== 'number' || !Number.isInteger(quantity) || quantity < 0) {
      throw new Unreadable('quantity', 'bags');
    }
    bags[type] += quantity;
  }
  if (bags.carry_on > mostBags || bags.checked > mostBags) throw new Unreadable('quantity', 'bags');
  return bags;
}

/** Returns the code of a place and collects its names. */
export function placeOf(wire: unknown, { places }: SupplierNames): string {
  const it = object(wire, 'place');
  const found = placeCode(it.iata_code, 'iata_code');
  if (!places.has(found)) {
    const city = optionalObject(it.city, 'city');
    places.set(found, {
      name: text(it.name, 'name'),
      city: optionalText(it.city_name ?? city?.name, 'city_name'),
      city_code: optionalText(it.iata_city_code ?? city?.iata_code, 'iata_city_code'),
      time_zone: optionalText(it.time_zone, 'time_zone'),
    });
  }
  return found;
}

export function airlineOf(wire: unknown, { airlines }: SupplierNames): string {
  const it = object(wire, 'airline');
  const found = code(it.iata_code, 'iata_code');
  if (!airlines.has(found)) airlines.set(found, text(it.name, 'name'));
  return found;
}

function aircraftOf(wire: unknown, { aircraft }: SupplierNames): string | null {
  const it = optionalObject(wire, 'aircraft');
  if (!it || it.iata_code === null || it.iata_code === undefined) return null;
  const found = code(it.iata_code, 'iata_code');
  if (!aircraft.has(found)) aircraft.set(found, optionalText(it.name, 'name') ?? found);
  return found;
}

function optionalList(wire: unknown): Json[] {
  if (wire === null || wire === undefined) return [];
  return list(wire, 'passengers', maxTravellers).map((one) => object(one, 'passenger'));
}
