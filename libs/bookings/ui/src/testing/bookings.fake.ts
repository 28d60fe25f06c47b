import type {
  AvailableAction,
  Booking,
  BookingAction,
  BookingOperation,
  BookingProgress,
  BookingQuote,
  BookingRow,
  SavedTraveller,
} from '@traveldesk/bookings-contract';
import { mockApi, type MockApi, type MockRoutes } from '@traveldesk/shared-testing/web';

export { registerProduct } from './product.fake';

export const nile = { id: '0198f000-0000-7000-8000-00000000c001', name: 'Nile Travel' };
const mona = { id: '0198f000-0000-7000-8000-00000000a001', name: 'Mona Said' };
const supplier = { id: '0198f000-0000-7000-8000-0000000000d1', name: 'Training Air', training: true };
export const bookingId = '0198f000-0000-7000-8000-00000000b001';
export const now = '2026-11-24T08:00:00.000Z';
export const euro = (amount: string) => ({ amount, currency: 'EUR' });

/** A hold for one adult, Cairo to Dubai, EUR 320, payable within two days. */
export function row(changes: Partial<BookingRow> = {}): BookingRow {
  return {
    id: bookingId,
    number: 'TD-1001',
    product: 'flight',
    kind: 'supplier',
    state: 'on_hold',
    quoted: null,
    operation: null,
    flags: [],
    pnr: 'AB12CD',
    lead: 'Mona Said',
    travellers: 1,
    company: nile,
    supplier,
    route: ['CAI–DXB'],
    departing_at: '2027-02-01T10:00',
    airline: 'MS',
    stay: null,
    total: euro('320.00'),
    owner: mona,
    deadline: { kind: 'payment', at: '2099-11-26T08:00:00.000Z' },
    created_at: now,
    ...changes,
  };
}

/** A confirmed stay of two nights in Cairo. */
export const stayRow = (changes: Partial<BookingRow> = {}): BookingRow =>
  row({
    product: 'hotel',
    state: 'confirmed',
    pnr: 'HTL-778',
    route: [],
    airline: null,
    departing_at: '2027-02-01T15:00:00',
    travellers: 3,
    deadline: null,
    stay: { property: 'Nile Ritz', city: 'Cairo', check_out: '2027-02-03', rooms: 2, payment: 'pay_now' },
    ...changes,
  });

export function operation(changes: Partial<BookingOperation> = {}): BookingOperation {
  return {
    id: '0198f000-0000-7000-8000-0000000000f1',
    kind: 'pay',
    state: 'pending',
    cause: null,
    said: null,
    refused: null,
    begun_at: now,
    ended_at: null,
    next_check_at: null,
    checks: 0,
    release_id: null,
    ...changes,
  };
}

/** Returns `allowed` actions as available, and `others` with their obstacles. */
export function actions(
  allowed: readonly BookingAction[],
  others: Partial<Record<BookingAction, Partial<AvailableAction>>> = {},
): AvailableAction[] {
  const can = { allowed: true, obstacle: null, permission: null, until: null };
  return [
    ...allowed.map((action) => ({ action, ...can })),
    ...Object.entries(others).map(([action, change]) => ({
      ...can,
      action: action as BookingAction,
      allowed: false,
      obstacle: 'state' as const,
      ...change,
    })),
  ];
}

/** The full booking of `row`. */
export function booking(changes: Partial<Booking> = {}): Booking {
  const { total, ...listed } = row();
  const {
    lead: _lead,
    travellers: _travellers,
    route: _route,
    departing_at: _at,
    airline: _airline,
    stay: _stay,
    ...facts
  } = listed;
  return {
    ...facts,
    version: 3,
    mode: 'hold',
    operation: null,
    last_operation: null,
    supplier: { ...supplier, key: 'training', own_access: false },
    source: null,
    created_by: mona,
    travellers: [
      {
        id: '0198f000-0000-7000-8000-0000000000e1',
        type: 'adult',
        title: 'ms',
        gender: 'f',
        given_name: 'Mona',
        family_name: 'Said',
        born_on: '1990-05-17',
        email: 'mona@nile.example',
        phone: '+201001234567',
        document: { kind: 'passport', ends_with: '567', country: 'EG', expires_on: '2030-01-01' },
        loyalty: [],
        adult_id: null,
      },
    ],
    tickets: [],
    extras: [],
    price: { total: total ?? euro('0.00'), base: null, tax: null, extras: null },
    paid: null,
    refunded: null,
    held: null,
    approval_id: null,
    credits: [],
    payment_required_by: '2099-11-26T08:00:00.000Z',
    price_guaranteed_until: null,
    void_until: null,
    quote: null,
    available_actions: actions(['pay', 'cancel', 'assign', 'note', 'documents']),
    reason: null,
    note: null,
    updated_at: now,
    now,
    ...changes,
  };
}

export function quote(changes: Partial<BookingQuote> = {}): BookingQuote {
  return {
    id: '0198f000-0000-7000-8000-0000000000b7',
    kind: 'cancel',
    back: euro('250.00'),
    kept: euro('70.00'),
    penalty: euro('60.00'),
    to: 'wallet',
    due: null,
    total: null,
    expires_at: '2099-11-24T09:00:00.000Z',
    created_at: now,
    ...changes,
  };
}

export const saved: SavedTraveller = {
  id: '0198f000-0000-7000-8000-00000000a011',
  title: 'ms',
  gender: 'f',
  given_name: 'Mona',
  family_name: 'Said',
  born_on: '1990-05-17',
  email: 'mona@nile.example',
  phone: '+201001234567',
  document: { kind: 'passport', ends_with: '567', country: 'EG', expires_on: '2030-01-01' },
  loyalty: [{ airline: 'MS', number: 'MS123456' }],
  company: nile,
  version: 2,
  created_at: now,
  updated_at: now,
};

/** Mocks the bookings API; `read` returns the current booking of the page. */
export function fakeBookings(read: () => Booking = booking, more: MockRoutes = {}): MockApi {
  const page = { data: [row()], total: 1 };
  const counts = [
    { tab: 'all', count: 7, more: false },
    { tab: 'in_doubt', count: 1, more: false },
    { tab: 'ticketed', count: 1_000, more: true },
  ];
  const sent = (message: string) => () => ({
    status: 201,
    body: { message, data: { id: bookingId, number: 'TD-1001', version: 4 } },
  });
  return mockApi({
    'GET /flights/bookings': () => ({ body: page }),
    'GET /booking-list': () => ({ body: page }),
    'GET /booking-list/counts': () => ({ body: { data: counts } }),
    'GET /flights/bookings/{id}': () => ({ body: read() }),
    'GET /flights/bookings/{id}/progress': () => ({ body: progressOf(read()) }),
    'GET /flights/bookings/{id}/money': () => ({ body: { data: [], amount: null, blocked: null } }),
    'GET /flights/bookings/{id}/history': () => ({ body: { data: [], total: 0 } }),
    'GET /flights/bookings/{id}/notes': () => ({ body: { data: [], total: 0 } }),
    'POST /flights/bookings/{id}/price-checks': () => ({ body: { data: { before: null } } }),
    'POST /flights/bookings/{id}/pay': sent('The payment was sent.'),
    'POST /flights/bookings/{id}/cancel': sent('The cancellation was sent.'),
    'POST /flights/bookings/{id}/refund': sent('The refund was sent.'),
    'POST /flights/bookings/{id}/void': sent('The void was sent.'),
    'POST /flights/bookings/{id}/settle': () => ({ ...sent('It is settled.')(), status: 200 }),
    'POST /flights/bookings/{id}/documents': () => ({
      status: 201,
      body: { message: 'The documents were sent.', data: { email: 'mona@nile.example' } },
    }),
    'POST /flights/bookings/{id}/cancellation-quotes': () => ({
      status: 201,
      body: { message: 'The supplier has quoted.', data: quote() },
    }),
    ...more,
  });
}

export function progressOf({ state, operation: open, pnr, version }: Booking): BookingProgress {
  return { state, operation: open, pnr, version, under_way: open?.state === 'pending' };
}
