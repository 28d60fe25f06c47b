const airlines = {
  BA: 'British Airways',
  EK: 'Emirates',
  MS: 'EgyptAir',
  TK: 'Turkish Airlines',
  QR: 'Qatar Airways',
};
const hubs = { IST: 'Istanbul', CAI: 'Cairo', DOH: 'Doha', FRA: 'Frankfurt' };
const brands = ['Light', 'Classic', 'Flex', 'Premium', 'Full'];
const perLine = 250;

const two = (value) => String(value).padStart(2, '0');
const id = (number) => `0198f000-0000-7000-8000-${String(number).padStart(12, '0')}`;

/** NDJSON of one search, as GET /flights/offers answers it: so many offers, five fares to each itinerary. */
export function answerOf(count, date) {
  const supplier = { key: 'bench', name: 'Bench', training: true };
  const offers = Array.from({ length: count }, (_, index) => offerOf(index, date));
  const lines = [
    {
      type: 'search',
      id: id(0),
      criteria: criteriaOf(date),
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

const noNames = { places: {}, airlines: {}, aircraft: {} };

function namesOf() {
  const place = (city) => ({
    name: `${city} Airport`,
    city,
    city_code: null,
    country: null,
    time_zone: null,
  });
  const places = { LHR: place('London'), DXB: place('Dubai') };
  for (const [code, city] of Object.entries(hubs)) places[code] = place(city);
  return { places, airlines, aircraft: { 388: 'Airbus A380-800' } };
}

function supplierLine(status, count) {
  return { type: 'supplier', supplier: 'bench', status, reason: null, ms: 1000, count, dropped: 0 };
}

function soon() {
  return new Date(Date.now() + 1_800_000).toISOString();
}

function criteriaOf(date) {
  const trips = [{ origin: 'LHR', destination: 'DXB', date, departure: null, arrival: null }];
  const travellers = { adults: 1, children: [], infants: [] };
  return {
    type: 'oneway',
    trips,
    cabin: 'Economy',
    ...travellers,
    airline: null,
    max_stops: null,
    company_id: null,
  };
}

function offerOf(index, date) {
  const itinerary = Math.floor(index / brands.length);
  const brand = index % brands.length;
  const airline = Object.keys(airlines)[itinerary % 5];
  const slice = sliceOf(itinerary, airline, brands[brand], date);
  const total = { amount: `${300 + ((itinerary * 37) % 900) + brand * 60}.50`, currency: 'EUR' };
  const condition = { state: brand > 1 ? 'allowed' : 'not_allowed', penalty: null };
  return {
    id: id(index + 1),
    supplier: 'bench',
    training: true,
    airline,
    slices: [slice],
    itinerary_key: `i${itinerary}`,
    offer_key: `o${index}`,
    fare_brand: brands[brand],
    cabin: 'Economy',
    bags: { carry_on: 1, checked: brand },
    conditions: { change: condition, refund: condition },
    seats_left: (index % 9) + 1,
    emissions_kg: 400,
    expires_at: soon(),
    price: { total, per_traveller: total, base: total, tax: null },
  };
}

function sliceOf(itinerary, airline, brand, date) {
  const hub = itinerary % 3 === 0 ? null : Object.keys(hubs)[itinerary % 4];
  const hour = itinerary % 12;
  const leg = (origin, destination, from, to, layover) => ({
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
  const segments = hub
    ? [leg('LHR', hub, hour, hour + 4, null), leg(hub, 'DXB', hour + 6, hour + 11, wait)]
    : [leg('LHR', 'DXB', hour, hour + 7, null)];
  return {
    origin: 'LHR',
    destination: 'DXB',
    days_later: 0,
    stops: segments.length - 1,
    fare_brand: brand,
    departing_at: segments[0].departing_at,
    arriving_at: segments.at(-1).arriving_at,
    minutes: hub ? 660 + (itinerary % 7) * 10 : 415,
    conditions: null,
    segments,
  };
}
