import { errorsIn } from '@traveldesk/suppliers-server/duffel';
import { refusalIn } from './refusals';

/** Builds a refusal with these errors, each as type, code and pointer. */
function said(...errors: [type: string | null, code: string | null, pointer?: string][]) {
  const body = {
    errors: errors.map(([type, code, pointer]) => ({
      ...(type && { type }),
      ...(code && { code }),
      ...(pointer && { source: { field: 'any', pointer } }),
    })),
  };
  return { ...errorsIn(body), body };
}
const state = 'invalid_state_error';
const field = 'validation_error';
const airline = 'airline_error';

it.each<[status: number, type: string, code: string, cause: string]>([
  [422, state, 'offer_no_longer_available', 'offer_gone'],
  [422, airline, 'offer_no_longer_available', 'offer_gone'],
  [422, state, 'offer_expired', 'offer_expired'],
  [422, state, 'price_changed', 'price_changed'],
  [422, field, 'payment_amount_does_not_match_order_amount', 'price_changed'],
  [422, field, 'payment_currency_does_not_match_order_currency', 'wrong_currency'],
  [422, state, 'insufficient_balance', 'insufficient_balance'],
  [422, 'api_error', 'payment_declined', 'payment_failed'],
  [422, airline, 'ancillary_service_not_available', 'services_gone'],
  [422, airline, 'invalid_phone_number', 'invalid_field'],
  [422, airline, 'duplicate_booking', 'already_done'],
  [404, 'invalid_request_error', 'not_found', 'not_found'],
  [403, 'authentication_error', 'insufficient_permissions', 'not_authorised'],
  [401, 'authentication_error', 'access_token_not_found', 'not_authorised'],
  [429, 'rate_limit_error', 'anything', 'rate_limited'],
  [406, 'invalid_request_error', 'unsupported_format', 'other'],
  [422, state, 'a_code_to_come', 'other'],
  [422, field, 'a_code_to_come', 'invalid_field'],
  [502, airline, 'order_not_created', 'not_created'],
])('%i %s %s is %s', (status, type, code, cause) => {
  expect(refusalIn(status, said([type, code]))).toMatchObject({ cause });
});

describe('no refusal is concluded from', () => {
  it.each<[status: number, type: string, code: string]>([
    [500, 'api_error', 'internal_server_error'],
    [502, airline, 'airline_unknown'],
    [504, 'api_error', 'gateway_timeout_error'],
    // A 5xx may have failed after the effect, whatever its error says.
    [500, state, 'insufficient_balance'],
    [503, field, 'validation_required'],
    [500, airline, 'order_not_created'],
    [302, state, 'offer_expired'],
    [422, airline, 'airline_unknown'],
    [422, airline, 'order_not_created'],
    [422, 'api_error', 'a_code_to_come'],
    [422, 'a_type_to_come', 'a_code_to_come'],
    [422, 'toString', 'constructor'],
  ])('%i %s %s', (status, type, code) => {
    expect(refusalIn(status, said([type, code]))).toBeNull();
  });

  it.each<[what: string, answer: ReturnType<typeof said> | null]>([
    ['nothing', null],
    ['no errors', said()],
    ['an error without a code', said([null, null])],
    ['a harmless error beside a serious one', said([state, 'new_one'], [airline, 'new_one'])],
  ])('a 422 with %s', (_, answer) => {
    expect(refusalIn(422, answer)).toBeNull();
  });
});

it('one error that reports an earlier success makes the whole answer a doubt', () => {
  const all = said([state, 'price_changed'], [state, 'offer_request_already_booked']);
  expect(refusalIn(422, all)).toMatchObject({ cause: 'already_done' });
});

it('an error code can have another meaning for one call', () => {
  const words = new Map([['offer_expired', 'quote_expired']] as const);
  expect(refusalIn(422, said([state, 'offer_expired']), words)).toMatchObject({ cause: 'quote_expired' });
});

it.each<[pointer: string, expected: object]>([
  ['/passengers/2/given_name', { of: 'traveller', at: 2, name: 'given_name' }],
  ['/data/passengers/0/phone_number', { of: 'traveller', at: 0, name: 'phone' }],
  ['/passengers', { of: 'traveller', at: null, name: null }],
  ['/passengers/0/identity_documents/0/unique_identifier', { name: 'document.number' }],
  ['/passengers/0/loyalty_programme_accounts/0/airline_iata_code', { name: 'loyalty.airline' }],
  ['/passengers/1/constructor', { at: 1, name: 'constructor' }],
  ['/services/3/quantity', { of: 'service', at: 3, name: 'quantity' }],
  ['/add_services/0/id', { of: 'service', at: 0, name: 'ref' }],
  ['/payments/0/amount', { of: 'payment', at: null, name: 'amount' }],
  ['/payment/currency', { of: 'payment', at: null, name: 'currency' }],
  ['/selected_offers', { of: 'order', at: null, name: 'selected_offers' }],
  ['', { of: 'order', at: null, name: null }],
])('%j points to a field', (pointer, expected) => {
  const pointed = pointer === '' ? '/' : pointer;
  expect(refusalIn(422, said([field, 'validation_format', pointed]))?.field).toMatchObject(expected);
});

it.each<[code: string, name: string]>([
  ['invalid_passenger_title', 'title'],
  ['invalid_email_address', 'email'],
  ['invalid_loyalty_card', 'loyalty'],
])('%s implies a field without a pointer', (code, name) => {
  expect(refusalIn(422, said([airline, code]))).toEqual({
    cause: 'invalid_field',
    field: { of: 'traveller', at: null, name },
  });
});
