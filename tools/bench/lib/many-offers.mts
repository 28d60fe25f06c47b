import type {
  Condition,
  FlightCriteria,
  Offer,
  OfferNames,
  Segment,
  Slice,
  StreamLine,
  SupplierLine,
} from '@traveldesk/flights-contract';
import { pick } from './pick.mts';

const airlines = {
  BA: 'British Airways',
  EK: 'Emirates',
  MS: 'EgyptAir',
  TK: 'Turkish Airlines',
  QR: 'Qatar Airways',
};
const airlineCodes = ['BA', 'EK', 'MS', 'TK', 'QR'] as const;
const hubs = { IST: 'Istanbul', CAI: 'Cairo', DOH: 'Doha', FRA: 'Frankfurt' };
const hubCodes = ['IST', 'CAI', 'DOH', 'FRA'] as const;
const brands = ['Light', 'Classic', 'Flex', 'Premium', 'Full'] as const;
const perLine = 250;

const two = (value: number) => String(value).padStart(2, '0');
const id = (number: number) => `0198f000-0000-7000-8000-${String(number).padStart(12, '0')}`;

/** NDJSON of one search as GET /flights/offers returns it: this many offers, with five fares per itinerary. */
export function answerOf(count: number, date: string): string {
  const supplier = { key: 'bench', name: 'Bench', training: true };
  const offers = Array.from({ length: count }, (_, index) => offerOf(index, date));
  const lines: StreamLine[] = [
    {
      type: 'search',
      id: id(0),
      now: new Date().toISOString(),
      criteria: criteriaOf(date),
      company: null,
      currency: 'EUR',
      suppliers: [supplier],
      expires_at: soon(),
    },
    supplierLine('searching', 0),
  ];
  for (let from = 0; from < count; from += perLine) {
    const some = offers.slice(from, from + perLine);
    lines.push({ type: 'offers', supplier: 'bench', offers: some, names: from === 0 ? namesOf() : noNames });
  }
  lines.push(supplierLine('done', count), { type: 'end', count, ms: 1000 });
  return lines.map((line) => `${JSON.stringify(line)}\n`).join('');
}

const noNames: OfferNames = { places: {}, airlines: {}, aircraft: {} };

function namesOf(): OfferNames {
  const place = (city: string): OfferNames['places'][string] => ({
    name: `${city} Airport`,
    city,
    city_code: null,
    country: null,
    time_zone: null,
  });
  const places: OfferNames['places'] = { LHR: place('London'), DXB: place('Dubai') };
  for (const [code, city] of Object.entries(hubs)) places[code] = place(city);
  return { places, airlines, aircraft: { 388: 'Airbus A380-800' } };
}

function supplierLine(status: SupplierLine['status'], count: number): SupplierLine {
  return {
    type: 'supplier',
    supplier: 'bench',
    status,
    reason: null,
    ms: 1000,
    count,
    dropped: 0,
    causes: {},
    until: null,
  };
}

function soon() {
  return new Date(Date.now() + 1_800_000).toISOString();
}

function criteriaOf(date: string): FlightCriteria {
  return {
    type: 'oneway',
    trips: [{ origin: 'LHR', destination: 'DXB', date, departure: null, arrival: null }],
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
  };
}

function offerOf(index: number, date: string): Offer {
  const itinerary = Math.floor(index / brands.length);
  const brand = index % brands.length;
  const airline = pick(airlineCodes, itinerary);
  const slice = sliceOf(itinerary, airline, pick(brands, index), date);
  const total = { amount: `${300 + ((itinerary * 37) % 900) + brand * 60}.50`, currency: 'EUR' };
  const condition: Condition = { state: brand > 1 ? 'allowed' : 'not_allowed', penalty: null };
  return {
    id: id(index + 1),
    supplier: 'bench',
    training: true,
    airline,
    slices: [slice],
    itinerary_key: `i${itinerary}`,
    offer_key: `o${index}`,
    fare_brand: slice.fare_brand,
    cabin: 'Economy',
    bags: { carry_on: 1, checked: brand },
    conditions: { change: condition, refund: condition },
    seats_left: (index % 9) + 1,
    emissions_kg: 400,
    expires_at: soon(),
    price: { total, per_traveller: total, base: total, tax: null },
  };
}

function sliceOf(itinerary: number, airline: string, brand: string, date: string): Slice {
  const hub = itinerary % 3 === 0 ? null : pick(hubCodes, itinerary);
  const hour = itinerary % 12;
  const leg = (
    origin: string,
    destination: string,
    from: number,
    to: number,
    layover: Segment['layover'],
  ): Segment => ({
    origin,
    destination,
    origin_terminal: '3',
    destination_terminal: '1',
    departing_at: `${date}T${two(from)}:05`,
    arriving_at: `${date}T${two(to)}:40`,
    minutes: (to - from) * 60,
    carrier: airline,
    flight_number: String(100 + itinerary),
    operated_by: airline,
    aircraft: '388',
    cabin: 'Economy',
    fare_basis: 'YOW',
    bags: { carry_on: 1, checked: 1 },
    stops: [],
    layover,
  });
  const wait = { minutes: 85, airport_change: false };
  const legs = hub
    ? ([leg('LHR', hub, hour, hour + 4, null), leg(hub, 'DXB', hour + 6, hour + 11, wait)] as const)
    : ([leg('LHR', 'DXB', hour, hour + 7, null)] as const);
  const [first, last = first] = legs;
  return {
    origin: 'LHR',
    destination: 'DXB',
    days_later: 0,
    stops: legs.length - 1,
    fare_brand: brand,
    departing_at: first.departing_at,
    arriving_at: last.arriving_at,
    minutes: hub ? 660 + (itinerary % 7) * 10 : 415,
    conditions: null,
    segments: [...legs],
  };
}
