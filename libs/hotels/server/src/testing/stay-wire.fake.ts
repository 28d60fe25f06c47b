/** The part of a search that results repeat. */
export interface AskedWire {
  check_in_date: string;
  check_out_date: string;
  rooms: number;
  guests: { type: string; age?: number }[];
  /** The properties that are asked for by name. */
  accommodation?: { ids: string[]; fetch_rates: boolean };
}

/** Fields that replace those of the default property, result and rate. */
export interface StayWish {
  id: string;
  result?: object;
  accommodation?: object;
  rate?: object;
  /** All rates instead of one; `rate` is then not used. */
  rates?: object[];
}

/** A rate of 300.00 EUR, free until the day before check-in, with a city tax in pounds. */
export const rateWire = (change: object = {}) => ({
  id: 'rat_1',
  total_amount: '300.00',
  total_currency: 'EUR',
  base_amount: '250.00',
  base_currency: 'EUR',
  tax_amount: '40.00',
  tax_currency: 'EUR',
  fee_amount: '10.00',
  fee_currency: 'EUR',
  due_at_accommodation_amount: '90.00',
  due_at_accommodation_currency: 'EGP',
  board_type: 'breakfast',
  payment_type: 'pay_now',
  available_payment_methods: ['balance', 'card'],
  cancellation_timeline: [{ before: '2099-03-09T14:00:00Z', refund_amount: '300.00', currency: 'EUR' }],
  conditions: [],
  estimated_commission_amount: null,
  ...change,
});

/** A result of POST /stays/search (STAYS 2): a property in the middle of Cairo. */
export function stayWire(asked: AskedWire, wish: StayWish) {
  const { check_in_date, check_out_date, rooms, guests } = asked;
  return {
    id: `srr_${wish.id}`,
    check_in_date,
    check_out_date,
    rooms,
    guests,
    expires_at: '2099-01-01T00:00:00Z',
    cheapest_rate_total_amount: '300.00',
    cheapest_rate_currency: 'EUR',
    accommodation: {
      id: `acc_${wish.id}`,
      name: `Nile Palace ${wish.id}`,
      location: {
        address: { line_one: '1 Corniche', city_name: 'Cairo', postal_code: '11511', country_code: 'EG' },
        geographic_coordinates: { latitude: 30.05, longitude: 31.24 },
      },
      chain: null,
      rating: 4,
      review_score: 8.4,
      review_count: 42,
      amenities: [{ type: 'wifi', description: 'Wi-Fi' }],
      rooms: [{ name: 'Double', rates: wish.rates ?? [rateWire(wish.rate)] }],
      ...wish.accommodation,
    },
    ...wish.result,
  };
}
