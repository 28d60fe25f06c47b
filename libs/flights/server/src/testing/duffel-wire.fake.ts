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
  /** An airport to change at. */
  via?: string;
  checked?: number;
  conditions?: unknown;
  /** Minutes the offer lives. */
  life?: number;
  passengers?: object[];
}

const place = (iata_code: string) => ({
  ...{ id: `arp_${iata_code}`, type: 'airport', iata_code, name: `${iata_code} International` },
  ...{ city_name: `City of ${iata_code}`, iata_city_code: iata_code, time_zone: 'UTC' },
});
const carrier = (iata_code: string) => ({ id: `arl_${iata_code}`, iata_code, name: `Airline ${iata_code}` });
const two = (number: number) => String(number).padStart(2, '0');

/** An offer for what is asked for. Fields that the product does not read are there as well, as in a real answer. */
export function offerWire(slices: readonly SliceRequest[], wish: OfferWish) {
  const { id, total, currency = 'EUR', airline = 'MS', brand = 'Light', life = 20 } = wish;
  const passengers = wish.passengers ?? [{ id: 'pas_1', type: 'adult', age: null }];
  return {
    ...{ id, live_mode: true, partial: false, created_at: new Date().toISOString() },
    expires_at: new Date(Date.now() + life * 60_000).toISOString(),
    owner: carrier(airline),
    ...{ base_amount: null, base_currency: currency, tax_amount: null, tax_currency: currency },
    ...{ total_amount: total, total_currency: currency, total_emissions_kg: '123' },
    conditions: wish.conditions ?? { change_before_departure: null, refund_before_departure: null },
    passenger_identity_documents_required: false,
    payment_requirements: {
      ...{ requires_instant_payment: true, payment_required_by: null, price_guarantee_expires_at: null },
    },
    passengers,
    slices: slices.map((slice, index) => ({
      ...{ id: `sli_${id}_${index}`, duration: wish.via ? 'PT6H' : 'PT4H', fare_brand_name: brand },
      ...{ origin: place(slice.origin), destination: place(slice.destination), conditions: null },
      segments: segmentsOf(slice, wish, passengers),
    })),
  };
}

export type OfferWire = ReturnType<typeof offerWire>;

function segmentsOf(slice: SliceRequest, wish: OfferWish, passengers: object[]) {
  const { airline = 'MS', flight = '910', hour = 8, via, checked = 0 } = wish;
  const day = slice.departure_date;
  const leg = (origin: string, destination: string, from: number, to: number, number: string) => ({
    ...{ id: `seg_${origin}`, origin: place(origin), destination: place(destination) },
    ...{ origin_terminal: '2', destination_terminal: null, duration: `PT${to - from}H`, distance: '2400' },
    ...{ departing_at: `${day}T${two(from)}:00:00`, arriving_at: `${day}T${two(to)}:00:00` },
    ...{ marketing_carrier: carrier(airline), marketing_carrier_flight_number: number },
    ...{ operating_carrier: carrier(airline), operating_carrier_flight_number: number },
    aircraft: { id: 'arc_1', iata_code: '738', name: 'Boeing 737-800' },
    stops: [],
    passengers: passengers.map((passenger) => ({
      ...{ passenger_id: (passenger as { id: string }).id, cabin_class: 'economy', fare_basis_code: 'LOW' },
      cabin_class_marketing_name: 'Economy',
      baggages: [
        { type: 'carry_on', quantity: 1 },
        { type: 'checked', quantity: checked },
      ],
    })),
  });
  if (!via) return [leg(slice.origin, slice.destination, hour, hour + 4, flight)];
  return [
    leg(slice.origin, via, hour, hour + 2, flight),
    leg(via, slice.destination, hour + 4, hour + 6, `${flight}1`),
  ];
}
