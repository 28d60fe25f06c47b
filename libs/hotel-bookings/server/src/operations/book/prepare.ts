import { bookingPermissions } from '@traveldesk/bookings-contract';
import { chargeOf, requireAgreed, seenBooking } from '@traveldesk/bookings-server';
import { countryOfCompany, hasOwnAccess } from '@traveldesk/companies-server';
import type { HotelBookingInput } from '@traveldesk/hotel-bookings-contract';
import { converterInto, paidByRate, zoneAt, type KeptQuote } from '@traveldesk/hotels-server';
import { judgePhone, minorUnits, moneyOf, type Money } from '@traveldesk/shared-contract';
import {
  actorOf,
  invalid,
  lacking,
  Problem,
  toolsOf,
  type Actor,
  type Call,
  type Db,
} from '@traveldesk/shared-server';
import { bookableQuote, sellerOfQuote, type BookableQuote, type Obstacle } from './bookable-quote';
import { duplicateOf } from './duplicates.sql';
import { personByName } from './insert-guests';
import { readGuests, type ReadGuests } from './read-guests';

/** A booking request, validated before its transaction. */
export interface Intent extends ReadGuests {
  input: HotelBookingInput;
  quote: KeptQuote;
  criteria: BookableQuote['criteria'];
  companyId: string;
  ownAccess: boolean;
  charge: 'total' | 'markup';
  /** The wallet's payment now: the total, the supplier's part, and that part in the supplier's currency. */
  price: { total: Money; net: bigint; order: Money };
  phone: string;
  timeZone: string | null;
  isDuplicate: boolean;
  at: Date;
}

const refusals: Readonly<Record<Obstacle, string>> = {
  expired: 'rate_expired',
  not_accepted: 'quote_not_accepted',
  deposit_unknown: 'stay_deposit_unknown',
  payment_method: 'stay_payment_method',
  sold: 'stay_quote_sold',
};

/**
 * Validates a booking request before anything is written. Throws a 403; a 404 for a quote of another company; a 422 with the code of the
 * quote's obstacle; 422 `rate_gone` if the company may no longer buy there; 422 `booking_total_differs`; and a 422 with the fields.
 */
export async function prepareBooking(request: Call, input: HotelBookingInput): Promise<Intent> {
  const { kernel } = request.server;
  const { db } = kernel;
  const actor = actorOf(request);
  const { now } = toolsOf(kernel, 'bookings');
  const at = now();
  const { quote, criteria, obstacle } = await bookableQuote(db, { quoteId: input.quote_id, actor, at });
  if (obstacle) throw new Problem(422, refusals[obstacle]);
  const { companyId, supplierId, content } = quote;
  if (companyId === null) throw new Problem(422, 'booking_no_payer');
  if (!(await sellerOfQuote(db, quote, companyId))) throw new Problem(422, 'rate_gone');
  const price = priceOf(quote);
  requireAgreed(input.total, price.total);
  const ownAccess = await hasOwnAccess(db, { companyId, supplierId });
  const charge = ownAccess ? await chargeOf(db, companyId) : 'total';
  const pays = minorUnits(price.total) - (charge === 'total' ? 0n : price.net);
  if (pays > 0n && !actor.permissions.has(bookingPermissions.issue)) throw lacking(bookingPermissions.issue);
  checkLoyalty(input, content.rate.rate.loyalty);
  const phone = await phoneOf(db, companyId, input.phone);
  const read = await readGuests(db, { input, criteria, companyId, at });
  if (input.replaces !== null) await requireReplaced(kernel, actor, input.replaces, companyId);
  return {
    ...read,
    input,
    quote,
    criteria,
    companyId,
    ownAccess,
    charge,
    price,
    phone,
    timeZone: await zoneAt(toolsOf(kernel, 'hotels').cities, content.property.point),
    isDuplicate: await isDuplicate(db, { input, read, criteria, companyId }),
    at,
  };
}

/** Returns the price that the wallet pays for a quote now, as the quote has shown it. */
function priceOf({ content: { rate: kept, deposit, context } }: KeptQuote): Intent['price'] {
  const { rate, net, facts } = kept;
  const { total } = facts.net;
  const sale = { total: rate.price.total, net, exchange: converterInto(context) };
  const paid = paidByRate({ payment: rate.payment, total, deposit }, sale);
  return {
    total: moneyOf(paid.now, sale.total.currency),
    net: paid.net,
    order: moneyOf(paid.ofTotal, total.currency),
  };
}

function checkLoyalty(
  { loyalty_number: number }: HotelBookingInput,
  loyalty: { required: boolean } | null,
): void {
  if (number !== null && !loyalty) throw invalid({ loyalty_number: 'stay_loyalty_unsupported' });
  if (number === null && loyalty?.required) throw invalid({ loyalty_number: 'stay_loyalty_required' });
}

/** Suppliers take a phone number with its country (E.164). */
async function phoneOf(db: Db, companyId: string, typed: string): Promise<string> {
  const judged = judgePhone(typed, { country: await countryOfCompany(db, companyId) });
  if ('phone' in judged && judged.phone) return judged.phone;
  throw invalid({ phone: 'problem' in judged ? judged.problem : 'required' });
}

async function requireReplaced(
  kernel: Call['server']['kernel'],
  actor: Actor,
  id: string,
  companyId: string,
): Promise<void> {
  const { company_id } = await seenBooking(kernel, { product: 'hotel', id }, actor, 'read');
  if (company_id !== companyId) throw invalid({ replaces: 'stay_replaces_unknown' });
}

/** Throws a 422 at `reason` for a double booking without a reason. */
async function isDuplicate(
  db: Db,
  {
    input,
    read,
    criteria,
    companyId,
  }: Pick<Intent, 'input' | 'criteria' | 'companyId'> & { read: ReadGuests },
): Promise<boolean> {
  const [lead] = read.guests;
  if (!lead) return false;
  const { check_in, check_out } = criteria;
  const person = lead.person ?? personByName(companyId, lead);
  const number = await duplicateOf(db, {
    companyId,
    lead: person,
    check_in,
    check_out,
    replaces: input.replaces,
  });
  if (number !== null && input.reason === null) {
    throw new Problem(422, 'stay_duplicate', {
      fields: { reason: 'booking_duplicate_reason' },
      params: { number },
    });
  }
  return number !== null;
}
