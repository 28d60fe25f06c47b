import type { SavedTraveller } from '@traveldesk/bookings-contract';
import type { BookingInput, Extras, ReviewNotes } from '@traveldesk/flight-bookings-contract';
import type { Review } from '@traveldesk/flights-contract';
import { criteria, offer, offerNames, searchLine } from '@traveldesk/flights-ui/testing';
import { mockApi, type MockApi, type MockRoutes } from '@traveldesk/shared-testing/web';

export const seen = offer('300.00');
export const company = { id: '0198f000-0000-7000-8000-00000000c001', name: 'Nile Travel' };
export const bookingId = '0198f000-0000-7000-8000-00000000b001';
const euro = (amount: string) => ({ amount, currency: 'EUR' });

export function review(change: Partial<Review> = {}): Review {
  return {
    offer: seen,
    previous: seen,
    changes: [],
    names: offerNames,
    supplier: { key: 'alpha', name: 'Alpha Air', training: false },
    search: { id: searchLine.id, criteria, company: null },
    requirements: {
      passport: true,
      instant_payment: false,
      payment_required_by: '2026-11-26T20:00:00Z',
      price_guaranteed_until: '2026-11-25T20:00:00Z',
    },
    checked_at: '2026-11-24T08:00:00Z',
    now: '2026-11-24T08:00:00Z',
    revision: 'first',
    accepted_at: null,
    ...change,
  };
}

/** Notes for one adult with a holdable offer on 1 February 2027 that requires a passport. */
export function notes(change: Partial<ReviewNotes> = {}): ReviewNotes {
  return {
    company,
    own_access: null,
    travellers: [{ type: 'adult', age: null }],
    ages_on: '2027-02-01',
    arrives_on: '2027-02-01',
    today: '2026-11-24',
    phone_country: 'EG',
    passport: true,
    single_name: 'fnu',
    holdable: true,
    search_used: false,
    notices: [],
    ...change,
  };
}

export const saved: SavedTraveller = {
  id: '0198f000-0000-7000-8000-00000000a001',
  title: 'ms',
  gender: 'f',
  given_name: 'Mona',
  family_name: 'Said',
  born_on: '1990-05-17',
  email: 'mona@nile.example',
  phone: '+201001234567',
  document: { kind: 'passport', ends_with: '567', country: 'EG', expires_on: '2030-01-01' },
  loyalty: [{ airline: 'MS', number: 'MS123456' }],
  company,
  version: 1,
  created_at: '2026-11-21T08:00:00.000Z',
  updated_at: '2026-11-21T08:00:00.000Z',
};

const element = (kind: string, designator: string | null, ref?: string) => ({
  kind,
  designator,
  choices: ref ? [{ ref, traveller: 0, price: euro('15.00') }] : [],
});

/** A bag for EUR 20.00, and two rows of seats at EUR 15.00; 1B is not on sale. */
const extras: Extras = {
  bags: [
    {
      ref: 'bag-1',
      kind: 'checked',
      travellers: [0],
      segments: [0],
      price: euro('20.00'),
      most: 2,
      weight: 23,
    },
  ],
  seats: [
    {
      segment: 0,
      cabins: [
        {
          rows: [
            [[element('seat', '1A', 'seat-1a'), element('seat', '1B')], [element('seat', '1C', 'seat-1c')]],
            [[element('seat', '2A', 'seat-2a'), element('empty', null)], [element('seat', '2C', 'seat-2c')]],
          ],
        },
      ],
    },
  ],
};

const egypt = { id: 'eg', code: 'EG', name: { en: 'Egypt', fr: 'Égypte', ar: 'مصر' } };

/** Mocks the API of the review; `bookings` has the orders, one per key. */
export function fakeReview(routes: MockRoutes = {}, change: Partial<ReviewNotes> = {}) {
  const bookings: BookingInput[] = [];
  const keys = new Set<string>();
  const api: MockApi = mockApi({
    'GET /flights/offers/{id}': () => ({ body: review() }),
    'GET /flights/offers/{id}/booking-notes': () => ({ body: notes(change) }),
    'GET /flights/offers/{id}/extras': () => ({ body: extras }),
    'GET /travellers': () => ({ body: { data: [saved], total: 1 } }),
    'GET /airlines': () => ({ body: { data: [], total: 0 } }),
    'GET /airports': () => ({ body: { data: [], total: 0 } }),
    'GET /countries': () => ({ body: { data: [egypt], total: 1 } }),
    'POST /flights/bookings': ({ body, headers }) => {
      const key = headers.get('idempotency-key') ?? '';
      if (!keys.has(key)) bookings.push(body as BookingInput);
      keys.add(key);
      const data = { id: bookingId, number: 'TD-7F3K2', version: 1 };
      return { status: 201, body: { message: 'TD-7F3K2: sent to the supplier.', data } };
    },
    ...routes,
  });
  return { api, bookings };
}
