import type { Sandbox } from '../../context';
import { invalidField, invalidState } from '../../http/errors';
import { newId } from '../../http/ids';
import type { BalanceRecord } from '../../state/balance.record';
import { balanceOf, moved } from '../../state/balances';
import type { Account } from '../../training/accounts';
import { assumed } from '../assumed';
import type { Rate } from '../world/rate';
import type { StayBookingRecord } from './booking.record';
import type { BookingBody } from './booking.schema';
import { bookingWire } from './booking.wire';
import { findQuote, type FoundQuote } from './own';

/** A valid booking request, with its quote and the amount to charge. */
interface Attempt extends FoundQuote {
  due: number;
  balance: BalanceRecord;
}

/** Checks everything that is refused before the hotel is called, so that the quote stays usable. Throws the errors of STAYS 1. */
export function checkBooking(sandbox: Sandbox, account: Account, body: BookingBody): Attempt {
  const attempt = attemptOf(sandbox, account, body);
  const { quote } = attempt;
  if (quote.attempted !== null) {
    throw invalidState(assumed.alreadyAttempted, 'A booking has been attempted with this quote already.');
  }
  if (quote.expires <= sandbox.now()) {
    throw invalidState(assumed.unavailable, 'The quote has expired: search again.');
  }
  return attempt;
}

/** The same for a booking accepted before: it has used its quote itself, and the quote may have expired. */
export function attemptOf({ store }: Sandbox, account: Account, body: BookingBody): Attempt {
  const found = findQuote(store, account.id, body.quote_id);
  const { rate } = found.quote;
  checkPayment(rate, body);
  checkLoyalty(rate, body);
  checkGuests(found, body);
  const due = dueNow(rate);
  const balance = balanceOf(store, account, rate.currency);
  if (balance.amount < due) {
    throw invalidState('insufficient_balance', 'The balance is too small for this booking.');
  }
  return { ...found, due, balance };
}

/** Returns the amount taken from the balance at booking (STAYS 3). */
function dueNow({ payment, total, deposit }: Rate): number {
  if (payment === 'guarantee') return 0;
  return payment === 'deposit' ? (deposit?.amount ?? 0) : total;
}

function checkPayment({ methods }: Rate, { payment }: BookingBody): void {
  if (payment) {
    throw invalidField('validation_inclusion', '/payment', 'Cards are not taken by the training supplier');
  }
  if (!methods.includes('balance')) {
    throw invalidField('validation_required', '/payment', 'The rate does not take the balance');
  }
}

function checkLoyalty({ loyalty }: Rate, { loyalty_programme_account_number: number }: BookingBody): void {
  const pointer = '/loyalty_programme_account_number';
  if (number && !loyalty) {
    throw invalidField('validation_inclusion', pointer, 'The rate does not support a loyalty programme');
  }
  if (!number && loyalty?.isRequired) {
    throw invalidField('validation_required', pointer, 'The rate is for members: give the account number');
  }
}

function checkGuests({ search }: FoundQuote, { guests }: BookingBody): void {
  if (guests.length <= search.guests.length) return;
  throw invalidField('validation_inclusion', '/guests', 'There are more guests than were searched for');
}

/** Books. Booking, payment and event are one line of the journal, so none exists without the others. */
export function createBooking(
  sandbox: Sandbox,
  { account, body, attempt }: { account: Account; body: BookingBody; attempt: Attempt },
): StayBookingRecord {
  const { store, now, webhooks, address } = sandbox;
  const { quote, search, property, due, balance } = attempt;
  const used = { ...quote, attempted: quote.attempted ?? now() };
  if (quote.rate.scenario === 'unavailable') {
    store.put(['quotes', used]);
    throw invalidState(assumed.unavailable, 'The rate is no longer available: search again.');
  }
  const id = newId('bok');
  const booking: StayBookingRecord = {
    id,
    account: account.id,
    created: now(),
    quote: quote.id,
    property: property.id,
    rateId: quote.rateId,
    rate: quote.rate,
    checkIn: search.checkIn,
    checkOut: search.checkOut,
    rooms: search.rooms,
    searched: search.guests,
    guests: body.guests,
    email: body.email,
    phone: body.phone_number,
    loyaltyNumber: body.loyalty_programme_account_number ?? null,
    metadata: body.metadata ?? null,
    users: body.users ?? [],
    reference: id.slice(-8).toUpperCase(),
    paid: due,
    cancelled: null,
  };
  const object = bookingWire(booking, { url: address.url, now: now() });
  webhooks.publish(
    account.id,
    [{ type: 'stays.booking.created', key: id, object }],
    ['stayBookings', booking],
    ['quotes', used],
    ...(due > 0 ? ([['balances', moved(balance, -due)]] as const) : []),
  );
  return booking;
}
