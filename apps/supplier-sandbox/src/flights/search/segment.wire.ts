import { aircraftWireOf, airportWire, carrierWire, placeWire } from '../reference/reference.wire';
import type { Brand, Cabin } from '../world/brands.data';
import type { Carrier } from '../world/carriers.data';
import type { Itinerary } from '../world/itineraries';
import { isBig } from '../world/network';
import { between, chance, seeded } from '../../world/random';
import { flightKey, type Flight } from '../world/timetable';
import { isoDuration, localTime } from '../../world/zones';
import { conditionWire } from './conditions';
import type { SearchPassenger } from './record';

/** The data for a slice, in an offer or an order. */
export interface SliceContext {
  carrier: Carrier;
  brand: Brand;
  cabin: Cabin;
  currency: string;
  passengers: readonly Pick<SearchPassenger, 'id' | 'fare'>[];
  /** False on a route without bags (SUPPLIER 6). */
  bags: boolean;
  /** Makes the ids of slices and segments unique. */
  seed: string;
}

const cabinNames: Record<Cabin, string> = {
  economy: 'Economy',
  premium_economy: 'Premium Economy',
  business: 'Business',
  first: 'First',
};
const shelves: Record<Cabin, number> = { economy: 1, premium_economy: 3, business: 4, first: 5 };

export type SliceWire = ReturnType<typeof sliceWire>;

export function sliceWire(itinerary: Itinerary, at: number, context: SliceContext) {
  const { flights } = itinerary;
  const last = flights.at(-1) ?? flights[0];
  const { brand, carrier } = context;
  const shelf = shelves[context.cabin] + (brand.seatChoice && context.cabin === 'economy' ? 1 : 0);
  return {
    id: `sli_${context.seed}${at}`,
    origin_type: 'airport' as const,
    origin: placeWire(flights[0].origin),
    destination_type: 'airport' as const,
    destination: placeWire(last.destination),
    duration: isoDuration(itinerary.minutes),
    fare_brand_name: brand.name,
    comparison_key: comparisonKey(itinerary),
    ngs_shelf: shelf,
    conditions: {
      change_before_departure: conditionWire(brand.change, context),
      advance_seat_selection: carrier.tellsConditions ? brand.seatChoice : null,
      priority_check_in: carrier.tellsConditions ? brand.priority : null,
      priority_boarding: carrier.tellsConditions ? brand.priority : null,
    },
    segments: flights.map((flight, place) => segmentWire(flight, `${at}${place}`, context)),
  };
}

/** Returns a key that depends only on the flights. */
function comparisonKey({ flights }: Itinerary): string {
  const bits = seeded('comparison', ...flights.map(flightKey));
  return Buffer.from(bits.toString(16).padStart(8, '0'), 'hex').toString('base64');
}

function segmentWire(flight: Flight, place: string, context: SliceContext) {
  const { origin, destination, stop } = flight;
  return {
    id: `seg_${context.seed}${place}`,
    origin: { ...airportWire(origin), airports: null },
    destination: { ...airportWire(destination), airports: null },
    origin_terminal: terminalOf(origin.iata, flight.carrier),
    destination_terminal: terminalOf(destination.iata, flight.carrier),
    departing_at: localTime(flight.departs, origin.timeZone),
    arriving_at: localTime(flight.arrives, destination.timeZone),
    duration: isoDuration(flight.minutes),
    distance: String(flight.km),
    aircraft: aircraftWireOf(flight.aircraft),
    marketing_carrier: carrierWire(flight.carrier),
    marketing_carrier_flight_number: flight.number,
    operating_carrier: carrierWire(flight.operating),
    operating_carrier_flight_number:
      flight.operating === flight.carrier
        ? flight.number
        : String(between(2000, 8999, flight.operating, flight.number)),
    media: [],
    stops: stop
      ? [
          {
            id: `sto_${context.seed}${place}`,
            airport: airportWire(stop.airport),
            arriving_at: localTime(stop.arrives, stop.airport.timeZone),
            departing_at: localTime(stop.departs, stop.airport.timeZone),
            duration: isoDuration((stop.departs - stop.arrives) / 60_000),
          },
        ]
      : [],
    passengers: context.passengers.map((passenger) => segmentPassengerWire(passenger, flight, context)),
  };
}

/** Returns a big airport's terminal; small airports have one without a name. */
function terminalOf(airport: string, carrier: string): string | null {
  return isBig(airport) ? String(between(1, 5, 'terminal', airport, carrier)) : null;
}

function segmentPassengerWire(
  { id, fare }: SliceContext['passengers'][number],
  flight: Flight,
  { brand, cabin, bags }: SliceContext,
) {
  const infant = fare === 'infant_without_seat';
  const baggages = [
    { type: 'carry_on' as const, quantity: infant ? 0 : brand.carryOn },
    { type: 'checked' as const, quantity: infant ? Math.min(brand.checked, 1) : brand.checked },
  ];
  const wifi = chance(0.6, 'wifi', flight.aircraft, flight.carrier);
  return {
    passenger_id: id,
    cabin_class: cabin,
    cabin_class_marketing_name: cabinNames[cabin],
    fare_basis_code: `${cabin.charAt(0).toUpperCase()}${between(10, 99, flight.carrier, flight.number)}${brand.code}${infant ? 'IN' : fare === 'child' ? 'CH' : ''}`,
    baggages: bags ? baggages.filter(({ quantity }) => quantity > 0) : [],
    cabin: {
      name: cabin,
      marketing_name: cabinNames[cabin],
      amenities: {
        wifi: { available: wifi, cost: wifi ? (cabin === 'economy' ? 'paid' : 'free') : 'n/a' },
        seat: {
          pitch: cabin === 'economy' ? 'standard' : 'more',
          type: cabin === 'economy' || cabin === 'premium_economy' ? 'standard' : 'full_flat',
        },
        power: flight.km > 1500 ? { available: true } : null,
      },
    },
  };
}
