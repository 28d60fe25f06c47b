import type { FlightCriteria } from '@traveldesk/flights-contract';
import type { Place } from '@traveldesk/geo-server';
import { airportsOf, codesOf } from '../check/airports';
import { checkOffer, type CheckContext } from '../check/check-offer';
import { createZones } from '@traveldesk/shared-server';
import { offerOf } from '../duffel/offer';
import { Unreadable } from '../duffel/read';

const name = (en: string) => ({ en, fr: en, ar: en });
const airport = (
  code: string,
  city_code: string | null,
  time_zone: string,
  city = city_code ?? code,
): Place => ({
  kind: 'airport',
  code,
  name: name(code),
  city: name(city),
  city_code,
  country: name('A country'),
  time_zone,
  closed: false,
});

/** The product's known places; QQQ and QQZ are unknown. */
const known = new Map(
  [
    airport('CAI', 'CAI', 'Africa/Cairo'),
    airport('SPX', 'CAI', 'Africa/Cairo'),
    airport('DXB', 'DXB', 'Asia/Dubai'),
    airport('DWC', 'DXB', 'Asia/Dubai'),
    airport('DOH', 'DOH', 'Asia/Qatar'),
    airport('LHR', 'LON', 'Europe/London'),
    airport('LGW', 'LON', 'Europe/London'),
    airport('SOU', 'SOU', 'Europe/London'),
    airport('JFK', 'NYC', 'America/New_York'),
    airport('APW', 'APW', 'Pacific/Apia'),
    airport('HNL', 'HNL', 'Pacific/Honolulu'),
    // A closed airport with the code of its city, and its successor.
    { ...airport('PNH', 'PNH', 'Asia/Phnom_Penh'), closed: true },
    airport('KTI', 'PNH', 'Asia/Phnom_Penh'),
    // Two airports of a city without a code, and one of another city.
    airport('ABA', null, 'Asia/Kolkata', 'Agra'),
    airport('ABB', null, 'Asia/Kolkata', 'Agra'),
    airport('ABC', null, 'Asia/Kolkata', 'Bhopal'),
    { ...airport('LON', 'LON', 'Europe/London'), kind: 'city', name: null } satisfies Place,
  ].map((place) => [place.code, place]),
);

export function criteriaFor(
  trips: readonly (readonly [origin: string, destination: string, date: string])[],
  change: Partial<FlightCriteria> = {},
): FlightCriteria {
  return {
    type: trips.length === 1 ? 'oneway' : trips.length === 2 ? 'roundtrip' : 'multi',
    trips: trips.map(([origin, destination, date]) => ({
      origin,
      destination,
      date,
      departure: null,
      arrival: null,
    })),
    cabin: 'Economy',
    adults: 1,
    children: [],
    infants: [],
    airlines: [],
    excluded_airlines: [],
    private_fares: [],
    flexible: false,
    max_stops: null,
    company_id: null,
    ...change,
  };
}

const zones = createZones();

/** Reads an offer of the wire format and checks it against the search. Returns the offer or the cause of its rejection. */
export function believed(wire: unknown, criteria: FlightCriteria, change: Partial<CheckContext> = {}) {
  const names = { places: new Map(), airlines: new Map(), aircraft: new Map() };
  try {
    const offer = offerOf(wire, { key: 'steady' }, names);
    const airports = airportsOf(codesOf([offer]), known, names.places);
    return checkOffer(offer, { criteria, currency: 'EUR', places: known, airports, zones, ...change });
  } catch (error) {
    if (error instanceof Unreadable) return error.reason;
    throw error;
  }
}
