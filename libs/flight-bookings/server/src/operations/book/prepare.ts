import { bookingPermissions, judgeTravellers } from '@traveldesk/bookings-contract';
import { hasOwnAccess } from '@traveldesk/companies-server';
import { bookableOffer, type BookableOffer } from '@traveldesk/flights-server';
import { dayIn, minorUnits, moneyOf, travelDays } from '@traveldesk/shared-contract';
import { actorOf, invalid, lacking, Problem, toolsOf, type Call } from '@traveldesk/shared-server';
import { chargeOf, requireAgreed, withReadPhones, withSavedPassports } from '@traveldesk/bookings-server';
import type { BookingInput } from '@traveldesk/flight-bookings-contract';
import { totalOf, type Intent } from './create-booking';
import { duplicatesOf } from './duplicates.sql';
import { chosenServices } from './services';

/**
 * Validates a booking request before anything is written: the offer is valid and accepted, the payer is known, the travelers fit
 * (TRAVEL-RULES 1 to 10), the extras are on sale, and the total equals the agreed one. Throws a 422 with the fields.
 */
export async function prepareBooking(
  request: Call,
  input: BookingInput,
  signal: AbortSignal,
): Promise<Intent> {
  const { kernel } = request.server;
  const actor = actorOf(request);
  const flights = toolsOf(kernel, 'flights');
  const at = toolsOf(kernel, 'bookings').now();
  if (input.mode === 'pay' && !actor.permissions.has(bookingPermissions.issue)) {
    throw lacking(bookingPermissions.issue);
  }
  const offer = await bookableOffer(request, flights, { id: input.offer_id, revision: input.revision });
  const { companyId } = offer.search;
  if (companyId === null) throw new Problem(422, 'booking_no_payer');
  refuseMode(offer, input);
  const given = await withReadPhones(kernel.db, companyId, input.travellers);
  const travellers = await withSavedPassports(kernel, companyId, given);
  judge(offer, { travellers }, at);
  const ownAccess = await hasOwnAccess(kernel.db, { companyId, supplierId: offer.seller.id });
  const charge = ownAccess ? await chargeOf(kernel.db, companyId) : 'total';
  const { services, extras, orderPrice } = await chosenServices(flights, offer, input.extras, {
    companyId: ownAccess ? companyId : null,
    signal,
  });
  requireAgreed(input.total, totalOf(offer, extras));
  const duplicates = await duplicatesOf(kernel.db, { companyId, travellers: input.travellers, offer });
  if (duplicates.own.length > 0 && input.reason === null) {
    throw new Problem(422, 'booking_duplicate', {
      fields: { reason: 'booking_duplicate_reason' },
      params: { number: duplicates.own[0] ?? '' },
    });
  }
  return {
    input: { ...input, travellers },
    offer,
    companyId,
    ownAccess,
    charge,
    services,
    extras: moneyOf(minorUnits(extras), extras.currency),
    orderPrice,
    duplicates: duplicates.others,
    saved: input.travellers.flatMap(({ saved_id: id }) => id ?? []),
    at,
  };
}

/** Refuses a hold that the supplier does not allow, or with extras (SUPPLIER 5). */
function refuseMode({ kept }: BookableOffer, { mode, extras }: BookingInput): void {
  if (mode !== 'hold') return;
  if (kept.requirements.instant_payment !== false) throw new Problem(422, 'booking_not_holdable');
  if (extras.length > 0) throw invalid({ extras: 'booking_hold_extras' });
}

function judge(offer: BookableOffer, { travellers }: Pick<BookingInput, 'travellers'>, at: Date): void {
  const found = judgeTravellers(travellers, travellerRules(offer, at));
  if (found.length > 0) throw invalid(Object.fromEntries(found.map(({ path, key }) => [path, key])));
}

/** Returns the rules for the travelers of an offer. */
export function travellerRules({ kept, names }: Pick<BookableOffer, 'kept' | 'names'>, at: Date) {
  const { slices } = kept.offer;
  const origin = slices[0]?.origin ?? '';
  const zone = names.places[origin]?.time_zone ?? 'UTC';
  return {
    ...travelDays(slices),
    today: dayIn(zone, at),
    expected: kept.travellers.map(({ type, age }) => ({ type, age })),
    document_required: kept.requirements.passport === true,
  };
}
