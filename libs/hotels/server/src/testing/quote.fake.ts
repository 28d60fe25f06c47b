import type { StayQuote } from '@traveldesk/hotels-contract';

const eur = (amount: string) => ({ amount, currency: 'EUR' });

type Rate = StayQuote['rate'];

/** A quote of three nights in Cairo as a company sees it: 330.00 EUR, and 90.00 EGP at the property. */
export function stayQuote(change: Partial<StayQuote> = {}, rateChange: Partial<Rate> = {}): StayQuote {
  const rate: Rate = {
    id: '0198f000-0000-7000-8000-000000000002',
    supplier: 'good',
    board: 'breakfast',
    payment: 'pay_now',
    terms: 'free',
    free_until: '2027-03-08T22:00:00.000Z',
    bookable: true,
    expires_at: '2027-02-01T10:30:00.000Z',
    price: {
      total: eur('330.00'),
      per_night: eur('110.00'),
      due: { amount: '90.00', currency: 'EGP' },
    },
    now: eur('330.00'),
    there: [{ amount: '90.00', currency: 'EGP' }],
    tiers: [
      { until: '2027-03-08T22:00:00.000Z', refund: eur('330.00'), claim: null },
      { until: '2027-03-09T22:00:00.000Z', refund: eur('165.00'), claim: null },
      { until: null, refund: eur('0.00'), claim: null },
    ],
    conditions: [
      { title: 'Check-in', description: 'A photo identification is asked for at check-in.' },
      { title: 'Pets', description: 'Pets are not allowed.' },
    ],
    loyalty: null,
    negotiated: null,
    left: 2,
    ...rateChange,
  };
  const criteria: StayQuote['search']['criteria'] = {
    place: 'city.CAI',
    radius: 10,
    check_in: '2027-03-10',
    check_out: '2027-03-13',
    rooms: [
      { adults: 2, children: [8, 5] },
      { adults: 1, children: [] },
    ],
    company_id: null,
  };
  return {
    id: '0198f000-0000-7000-8000-0000000abcde',
    property: {
      id: '0198f000-0000-7000-8000-000000000001',
      name: 'Nile Palace',
      address: { line: '1 Corniche', city: 'Cairo', country_code: 'EG' },
      point: { latitude: 30.05, longitude: 31.24 },
      km: 1.2,
      chain: null,
      stars: 4,
      review: null,
      amenities: null,
    },
    details: {
      description: null,
      photos: [],
      check_in_after: '14:00',
      check_out_before: '11:30',
      key_collection: null,
    },
    time_zone: 'Africa/Cairo',
    supplier: { key: 'good', name: 'Good', training: false },
    search: {
      criteria,
      place: {
        place: 'city.CAI',
        kind: 'city',
        name: 'Cairo',
        detail: 'Egypt',
        point: null,
        time_zone: 'Africa/Cairo',
      },
      company: { id: '0198f000-0000-7000-8000-000000000003', name: 'Nile Travel' },
      currency: 'EUR',
      now: '2027-02-01T10:00:00.000Z',
    },
    room: {
      name: 'Double Room',
      beds: [
        { type: 'king', count: 1 },
        { type: 'futon', count: 2 },
      ],
      photos: [],
    },
    chosen: rate,
    rate,
    changes: [],
    quoted_at: '2027-02-01T10:00:00.000Z',
    expires_at: '2027-02-01T10:30:00.000Z',
    accepted_at: null,
    ...change,
  };
}
