import { newId } from '@traveldesk/shared-server';

const euros = { amount: '1.00', currency: 'EUR' };
const reason = 'Seen and judged';
const day = '2026-11-01';

/** A valid body and query for a route about one record. */
export interface ForeignCall {
  body?: object;
  query?: string;
}

const person = {
  title: 'ms',
  gender: 'f',
  given_name: 'Amal',
  family_name: 'Haddad',
  born_on: '1990-05-17',
  email: 'amal@nile.example',
  phone: null,
  document: null,
  loyalty: [],
};

const company = {
  name: 'Nile Travel',
  type: 'B2B',
  parent_id: null,
  city_id: null,
  email: 'desk@nile.example',
  phone: null,
  currency: 'EUR',
  status: 'active',
};

const user = {
  name: 'Rana Saleh',
  email: 'rana@nile.example',
  phone: null,
  type: 'company',
  roles: [],
  language: 'fr',
};

const task = {
  title: 'Call the desk',
  type: 'call',
  status: 'open',
  project: 'Onboarding',
  department: null,
  assignee_id: null,
  due_on: null,
};

const comment = { text: 'Called them.' };

const deposit = {
  amount: euros,
  method: 'bank',
  reference: null,
  received_on: day,
  note: null,
  proof_id: null,
};
const adjustment = { amount: euros, direction: 'in', reason, reference: null, proof_id: null };
const settings = { cabins: ['Economy'], airlines: { mode: 'all', codes: [] } };

/** Manual bookings accept only dates within the next two years. */
const nextMonth = new Date(Date.now() + 30 * 86_400_000).toISOString().slice(0, 10);

const manual = (companyId: string) => ({
  company_id: companyId,
  source: 'Airline desk',
  pnr: null,
  state: 'on_hold',
  payment_required_by: null,
  segments: [
    {
      carrier: 'MS',
      flight_number: '777',
      origin: 'CAI',
      destination: 'LHR',
      departing_at: `${nextMonth}T09:00`,
      arriving_at: `${nextMonth}T13:20`,
    },
  ],
  travellers: [{ ...person, type: 'adult', adult: null, save: false, phone: '+201001234567' }],
  tickets: [],
  total: null,
  note: null,
});

/** Valid bodies of the routes about one booking of a product. */
const aboutBooking = (all: string): Record<string, ForeignCall> => ({
  [`POST ${all}/{id}/notes`]: { body: { text: 'Hello', mentions: [] } },
  [`PUT ${all}/{id}/owner`]: { body: { owner_id: null } },
  [`POST ${all}/{id}/documents`]: { body: { documents: ['receipt'], email: null } },
  [`POST ${all}/{id}/outside-change`]: { body: { reason } },
  [`POST ${all}/{id}/late-success`]: { body: { decision: 'take', reason } },
  [`POST ${all}/{id}/refund-completion`]: { body: { confirmed: euros, beyond: null, reason } },
  [`POST ${all}/{id}/settle`]: {
    body: { operation_id: newId(), outcome: 'refused', pnr: null, order_ref: null, reason },
  },
});

const manualStay = (companyId: string, cityId: string) => ({
  company_id: companyId,
  source: 'Hotel desk',
  reference: null,
  property: { name: 'Nile Ritz', address: null, city_id: cityId, phone: null },
  check_in: nextMonth,
  check_out: new Date(Date.parse(nextMonth) + 86_400_000).toISOString().slice(0, 10),
  rooms: [{ adults: 1, children: [] }],
  room_name: 'Single room',
  guests: [{ room: 0, age: null, given_name: 'Amal', family_name: 'Haddad' }],
  board: 'breakfast',
  payment: 'pay_now',
  total: null,
  due: null,
  free_until: null,
  balance_due_on: null,
  requests: null,
  note: null,
});

/** Bodies and queries of routes that need more than an id; `own` has records that the caller can see. */
export const foreignCalls = (own: {
  company: string;
  country: string;
  city: string;
}): Record<string, ForeignCall> => ({
  'PUT /companies/{id}': { body: { ...company, country_id: own.country } },
  'PUT /companies/{id}/logo': { body: { content: 'iVBORw0KGgo=' } },
  'POST /companies/{id}/modules-with-suppliers': { body: { modules: [] } },
  'POST /companies/{id}/suppliers/{supplierId}/settings': { body: settings },
  'POST /companies/{id}/generate-token': {
    body: { name: 'Engine', scopes: ['flights_search'], expires_in_days: 30 },
  },
  'POST /companies/{id}/suppliers/{supplierId}/negotiated-rates': {
    body: { name: 'Nile 2027', code: 'NILE1', chain: 'chn_1', property_ids: null },
  },
  'PUT /companies/{id}/suppliers/{supplierId}/negotiated-rates/{rateId}': {
    body: { name: 'Nile 2027', chain: 'chn_1', property_ids: null },
  },
  'GET /companies/{id}/suppliers/{supplierId}/negotiated-rate-properties': { query: 'q=nile' },
  'PUT /companies/{id}/booking-settings': { body: { own_access_charge: 'total' } },
  'GET /companies/{id}/balance/enough': { query: 'amount=1.00&currency=EUR' },
  'GET /companies/{id}/balance/trend': { query: 'currency=EUR&days=7' },
  'PUT /companies/{id}/balance/warning': { body: { currency: 'EUR', threshold: null } },
  'PUT /companies/{id}/credit-limit': { body: { credit_limit: euros, reason } },
  'POST /companies/{id}/deposit': { body: deposit },
  'POST /companies/{id}/deposit-proofs': { body: { name: 'slip.pdf', content: 'JVBERi0xLjc=' } },
  'POST /companies/{id}/adjustments': { body: adjustment },
  'POST /companies/{id}/payouts': { body: { amount: euros, to: 'wallet', reason, reference: null } },
  'GET /companies/{id}/conversions/preview': { query: 'amount=1.00&from=EUR&to=USD' },
  'POST /companies/{id}/conversions': {
    body: { from: euros, to: { amount: '1.25', currency: 'USD' }, note: null },
  },
  'GET /companies/{id}/statement': { query: `currency=EUR&from=${day}&to=${day}` },
  'GET /companies/{id}/statement/export': { query: `currency=EUR&from=${day}&to=${day}` },
  'GET /companies/{id}/statement/pdf': { query: `currency=EUR&from=${day}&to=${day}` },
  'PUT /users/{id}': { body: { ...user, company_id: own.company } },
  'POST /users/{id}/status': { body: { status: 'suspended' } },
  'PUT /users_roles/{id}': { body: { name: 'Desk', permissions: [] } },
  'PUT /tasks/{id}': { body: { ...task, client_id: own.company } },
  'POST /tasks/{id}/comments': { body: comment },
  'PUT /tasks/{id}/comments/{commentId}': { body: comment },
  'POST /approvals/{id}/approve': { body: {} },
  'POST /approvals/{id}/decline': { body: { reason } },
  'POST /approvals/{id}/cancel': { body: {} },
  'POST /transactions/{id}/reverse': { body: { reason } },
  'PUT /travellers/{id}': { body: { ...person, company_id: own.company, keep_document: false } },
  'PUT /flights/manual-bookings/{id}': { body: manual(own.company) },
  ...aboutBooking('/hotels/bookings'),
  'POST /hotels/bookings/{id}/cancellations': { body: { back: null, until: null, reason: null } },
  'PUT /hotels/bookings/{id}/no-show': { body: { no_show: true, reason } },
  'PUT /hotels/manual-bookings/{id}': { body: manualStay(own.company, own.city) },
});

/** Routes tested by another spec, and routes whose records belong to no company. */
export const triedElsewhere: readonly (readonly [start: string, where: string])[] = [
  ['/flights/bookings/', 'libs/flight-bookings/server/src/scope.spec.ts'],
  ['/flights/offers/', 'libs/flights/server/src/review/review.spec.ts'],
  ['/hotels/properties/', 'libs/hotels/server/src/properties/open-property.spec.ts'],
  ['/hotels/rates/', 'libs/hotels/server/src/rates/explanation.spec.ts'],
  ['/hotels/quotes/', 'libs/hotels/server/src/quotes/readers.spec.ts'],
  ['/flights/shares/', 'libs/flights/server/src/own-searches/kept.spec.ts'],
  ['/flights/saved-searches/', 'libs/flights/server/src/own-searches/kept.spec.ts'],
  ['/hotels/saved-searches/', 'libs/hotels/server/src/own-searches/kept.spec.ts'],
  ['/sessions/', 'libs/auth/server/src/sessions/sessions.routes.spec.ts'],
  ['/countries/', 'the platform’s'],
  ['/cities/', 'the platform’s'],
  ['/airports/', 'the platform’s'],
  ['/airlines/', 'the platform’s'],
  ['/modules/', 'the platform’s'],
  ['/suppliers/', 'the platform’s'],
  ['/markups/', 'for staff alone'],
  ['/markup-zones/', 'for staff alone'],
];
