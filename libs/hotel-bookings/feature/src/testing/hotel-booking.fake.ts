import type { HotelReviewNotes, HotelBooking } from '@traveldesk/hotel-bookings-contract';
import { actions, booking, nile } from '@traveldesk/bookings-ui/testing';
import { opened, quote, rate, usd } from '@traveldesk/hotels-ui/testing';

const idOf = (number: number) => `0198f000-0000-7000-8000-0000000000${number}`;

/** When the free tier of `stayBooking` ends: 9 March 2027, 18:00 in Dubai. */
export const freeUntil = '2027-03-09T14:00:00Z';

/** Notes on the quote of `quote()`, for two rooms: two adults and a child of 8, and one adult. */
export function notes(change: Partial<HotelReviewNotes> = {}): HotelReviewNotes {
  return {
    company: nile,
    own_access: null,
    rooms: opened().search.criteria.rooms,
    phone_country: 'EG',
    obstacle: null,
    booking: null,
    ...change,
  };
}

/** A confirmed stay of USD 300.00, free until 9 March 2027, 18:00 in Dubai, and then not refundable. */
export function stayBooking(change: Partial<HotelBooking> = {}): HotelBooking {
  const { property, details, time_zone, room } = quote();
  const { id: _id, supplier: _by, expires_at: _at, tiers: _tiers, left: _left, ...agreed } = rate(40);
  const [lead] = booking().travellers;
  return {
    ...booking(),
    product: 'hotel',
    state: 'confirmed',
    mode: 'book',
    pnr: 'CRK-77',
    deadline: null,
    travellers: [
      { ...lead!, document: null },
      { ...lead!, id: idOf(61), given_name: 'Omar', email: null, phone: null, document: null },
    ],
    price: { total: usd('300.00'), base: null, tax: null, extras: null },
    paid: usd('300.00'),
    available_actions: actions(['cancel', 'note', 'assign']),
    property,
    details: { ...details, photos: [] },
    contact: { email: 'desk@creek.example', phone: '+97143210000' },
    time_zone,
    check_in: '2027-03-10',
    check_out: '2027-03-13',
    room,
    rooms: [
      { adults: 2, children: [8], guests: [0], ages: [null] },
      { adults: 1, children: [], guests: [1], ages: [null] },
    ],
    rate: agreed,
    tiers: [
      { until: freeUntil, house_until: '2027-03-08T14:00:00Z', back: usd('300.00'), claim: null },
      { until: null, house_until: null, back: usd('0.00'), claim: null },
    ],
    requests: 'A cot, please.',
    loyalty_number: null,
    replaces: null,
    replaced_by: null,
    no_show: null,
    balance_due_on: null,
    city_id: null,
    ...change,
  };
}
