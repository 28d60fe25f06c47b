/** Offers in the supplier's wire format, as SUPPLIER 5 describes it. */

interface SliceRequest {
  origin: string;
  destination: string;
  departure_date: string;
}

export interface OfferWish {
  id: string;
  total: string;
  currency?: string;
  airline?: string;
  flight?: string;
  brand?: string | null;
  /** The hour of departure. */
  hour?: number;
  /** A connecting airport. */
  via?: string;
  checked?: number;
  conditions?: unknown;
  /** Minutes until the offer expires. */
  life?: number;
  passengers?: object[];
  base?: string | null;
  tax?: string | null;
}

/** The travelers and cabin of a search. */
export interface Asked {
  passengers?: readonly { type?: string; age?: number }[];
  cabin_class?: string;
}

const zones: Readonly<Record<string, string>> = {
  PNH: 'Asia/Phnom_Penh',
  KTI: 'Asia/Phnom_Penh',
  CAI: 'Africa/Cairo',
  DXB: 'Asia/Dubai',
  DWC: 'Asia/Dubai',
  DOH: 'Asia/Qatar',
  BAH: 'Asia/Bahrain',
  LHR: 'Europe/London',
  LGW: 'Europe/London',
  CDG: 'Europe/Paris',
  JFK: 'America/New_York',
  IST: 'Europe/Istanbul',
  SAW: 'Europe/Istanbul',
  STN: 'Europe/London',
  EWR: 'America/New_York',
};
const cities: Readonly<Record<string, string>> = {
  DWC: 'DXB',
  SAW: 'IST',
  LGW: 'LON',
  LHR: 'LON',
  STN: 'LON',
};
const zoneOf = (code: string) => zones[code] ?? 'UTC';

const place = (iata_code: string) => ({
  id: `arp_${iata_code}`,
  type: 'airport',
  iata_code,
  name: `${iata_code} International`,
  city_name: `City of ${iata_code}`,
  iata_city_code: cities[iata_code] ?? iata_code,
  time_zone: zoneOf(iata_code),
});

/** Returns the local time of a place at an instant. */
function clockAt(code: string, instant: number): string {
  const parts = new Intl.DateTimeFormat('sv-SE', {
    timeZone: zoneOf(code),
    dateStyle: 'short',
    timeStyle: 'medium',
  });
  return parts.format(instant).replace(' ', 'T');
}

/** Returns the instant of an unambiguous local time. */
function instantAt(code: string, local: string): number {
  const asUtc = Date.parse(`${local}Z`);
  const shown = (instant: number) => Date.parse(`${clockAt(code, instant)}Z`);
  const first = asUtc - (shown(asUtc) - asUtc);
  return first - (shown(first) - asUtc);
}
const carrier = (iata_code: string) => ({ id: `arl_${iata_code}`, iata_code, name: `Airline ${iata_code}` });
const two = (number: number) => String(number).padStart(2, '0');

/** Builds an offer for a search, including fields that the product does not read, as in a real answer. */
export function offerWire(slices: readonly SliceRequest[], wish: OfferWish, asked: Asked = {}) {
  const { id, total, currency = 'EUR', airline = 'MS', brand = 'Light', life = 20 } = wish;
  const { base = null, tax = null } = wish;
  const passengers = wish.passengers ?? (asked.passengers ?? [{ type: 'adult' }]).map(passengerWire);
  return {
    id,
    live_mode: true,
    partial: false,
    created_at: new Date().toISOString(),
    expires_at: new Date(Date.now() + life * 60_000).toISOString(),
    owner: carrier(airline),
    base_amount: base,
    base_currency: currency,
    tax_amount: tax,
    tax_currency: currency,
    total_amount: total,
    total_currency: currency,
    total_emissions_kg: '123',
    conditions: wish.conditions ?? { change_before_departure: null, refund_before_departure: null },
    passenger_identity_documents_required: false,
    payment_requirements: {
      requires_instant_payment: true,
      payment_required_by: null,
      price_guarantee_expires_at: null,
    },
    passengers,
    slices: slices.map((slice, index) => ({
      id: `sli_${id}_${index}`,
      duration: wish.via ? 'PT6H' : 'PT4H',
      fare_brand_name: brand,
      origin: place(slice.origin),
      destination: place(slice.destination),
      conditions: null,
      segments: segmentsOf(slice, wish, passengers, asked.cabin_class ?? 'economy'),
    })),
  };
}

const passengerWire = ({ type, age }: { type?: string; age?: number }, index: number): object => ({
  id: `pas_${index + 1}`,
  type: type ?? null,
  age: age ?? null,
});

export type OfferWire = ReturnType<typeof offerWire>;

function segmentsOf(slice: SliceRequest, wish: OfferWish, passengers: object[], cabin: string) {
  const { airline = 'MS', flight = '910', hour = 8, via, checked = 0 } = wish;
  const start = instantAt(slice.origin, `${slice.departure_date}T${two(hour)}:00:00`);
  /** Builds a flight that departs and arrives `from` and `to` hours after the start. */
  const leg = (origin: string, destination: string, from: number, to: number, number: string) => ({
    id: `seg_${origin}`,
    origin: place(origin),
    destination: place(destination),
    origin_terminal: '2',
    destination_terminal: null,
    duration: `PT${to - from}H`,
    distance: '2400',
    departing_at: clockAt(origin, start + from * 3_600_000),
    arriving_at: clockAt(destination, start + to * 3_600_000),
    marketing_carrier: carrier(airline),
    marketing_carrier_flight_number: number,
    operating_carrier: carrier(airline),
    operating_carrier_flight_number: number,
    aircraft: { id: 'arc_1', iata_code: '738', name: 'Boeing 737-800' },
    stops: [],
    passengers: passengers.map((passenger) => ({
      passenger_id: (passenger as { id: string }).id,
      cabin_class: cabin,
      fare_basis_code: 'LOW',
      cabin_class_marketing_name: cabin,
      baggages: [
        { type: 'carry_on', quantity: 1 },
        { type: 'checked', quantity: checked },
      ],
    })),
  });
  if (!via) return [leg(slice.origin, slice.destination, 0, 4, flight)];
  return [leg(slice.origin, via, 0, 2, flight), leg(via, slice.destination, 4, 6, `${flight}1`)];
}
