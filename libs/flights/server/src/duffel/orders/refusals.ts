import type { RefusalCause, RefusedField, StoredRefusal } from '@traveldesk/suppliers-server';
import type { Meaning } from '@traveldesk/suppliers-server/duffel';
import { fieldIn, type FieldHint } from './refused-field';

/** Error codes with a special meaning for one call. */
export type CodeMeanings = ReadonlyMap<string, Meaning>;

/* Error codes of SUPPLIER 2 and of Duffel's own list. An unknown code does not prove that nothing was done, unless its error type does. */
const meanings: ReadonlyMap<string, Meaning> = new Map<string, Meaning>([
  ['offer_no_longer_available', 'offer_gone'],
  ['offer_expired', 'offer_expired'],
  // An offer, and its search, can be ordered only once: the existing order may be the one we asked for (docs/adr/0085).
  ['offer_request_already_booked', 'already_done'],
  ['order_creation_already_attempted', 'already_done'],
  ['duplicate_booking', 'already_done'],
  ['already_paid', 'already_done'],
  ['already_confirmed', 'already_done'],
  ['order_change_already_actioned', 'already_done'],
  ['price_changed', 'price_changed'],
  ['payment_amount_does_not_match_order_amount', 'price_changed'],
  ['payment_currency_does_not_match_order_currency', 'wrong_currency'],
  ['insufficient_balance', 'insufficient_balance'],
  ['payment_declined', 'payment_failed'],
  ['past_payment_required_by_date', 'too_late'],
  ['already_cancelled', 'cancelled'],
  ['order_not_cancellable', 'not_cancellable'],
  ['order_cancellation_stale', 'quote_superseded'],
  ['order_cancellation_expired', 'quote_expired'],
  ['order_not_changeable', 'not_changeable'],
  ['order_not_changeable_yet', 'not_changeable'],
  ['stale_airline_initiated_change_accept', 'quote_superseded'],
  ['stale_airline_initiated_change_update', 'quote_superseded'],
  ['ancillary_service_not_available', 'services_gone'],
  ['pay_later_order_no_payment_for_ancillaries', 'not_ready'],
  ['invalid_order_create_type', 'not_holdable'],
  ['order_type_not_eligible_for_payment', 'not_ready'],
  ['not_found', 'not_found'],
  ['rate_limit_exceeded', 'rate_limited'],
  ['unsupported_action', 'not_supported'],
  ['unavailable_feature', 'not_supported'],
  ['unavailable_in_version', 'not_supported'],
  ['insufficient_permissions', 'not_authorised'],
]);

/** Codes that identify a faulty traveler field without a pointer to it. */
const hints: ReadonlyMap<string, FieldHint> = new Map<string, FieldHint>([
  ['invalid_passenger_title', { of: 'traveller', name: 'title' }],
  ['invalid_passenger_name', { of: 'traveller', name: 'given_name' }],
  ['duplicate_passenger_name', { of: 'traveller', name: 'given_name' }],
  ['duplicate_passenger_names', { of: 'traveller', name: 'given_name' }],
  ['invalid_phone_number', { of: 'traveller', name: 'phone' }],
  ['invalid_email_address', { of: 'traveller', name: 'email' }],
  ['invalid_loyalty_card', { of: 'traveller', name: 'loyalty' }],
  ['order_passengers_incompatible_with_offer', { of: 'traveller', name: null }],
]);

/**
 * Error types that prove, for every code, that nothing was done. `airline_error` is not one: the airline may have booked before it failed.
 */
const harmless: ReadonlySet<string> = new Set([
  'authentication_error',
  'invalid_request_error',
  'validation_error',
  'invalid_state_error',
  'rate_limit_error',
]);

/** Statuses of a rejected caller: the request was not processed. */
const doors: ReadonlyMap<number, RefusalCause> = new Map([
  [401, 'not_authorised'],
  [403, 'not_authorised'],
  [429, 'rate_limited'],
]);

/** The only 5xx answer that guarantees that nothing was created: Duffel's changelog, “an order being created or payment taken”. */
const vouched = { status: 502, code: 'order_not_created' };

/**
 * Returns why a failed request had no effect, and which field is to blame; null if the answer does not prove that it had none (SECURITY
 * 12).
 */
export function refusalIn(
  status: number,
  said: StoredRefusal | null,
  words?: CodeMeanings,
): { cause: Meaning; field: RefusedField | null } | null {
  const errors = said?.errors ?? [];
  const codes = errors.flatMap(({ code }) => code ?? []);
  if (status === vouched.status && codes.includes(vouched.code)) return { cause: 'not_created', field: null };
  if (status < 400 || status >= 500) return null;
  const known = codes
    .map((code) => words?.get(code) ?? meanings.get(code))
    .filter((one) => one !== undefined);
  // If any of several errors is a doubt, the outcome is a doubt.
  const [first] = known;
  if (known.includes('already_done')) return { cause: 'already_done', field: null };
  const hint = codes.map((code) => hints.get(code)).find((one) => one !== undefined);
  const field = fieldIn(said?.body, hint);
  if (first !== undefined) return { cause: first, field };
  if (hint) return { cause: 'invalid_field', field };
  const door = doors.get(status);
  if (door) return { cause: door, field: null };
  if (errors.length === 0 || !errors.every(({ type }) => type !== null && harmless.has(type))) return null;
  const isField = errors.some(({ type }) => type === 'validation_error');
  return { cause: isField ? 'invalid_field' : 'other', field };
}
