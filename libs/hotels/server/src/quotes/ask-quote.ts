import type { Seller } from '@traveldesk/companies-server';
import { guestsOf } from '@traveldesk/hotels-contract';
import { folded, Problem } from '@traveldesk/shared-server';
import { unavailable } from '@traveldesk/suppliers-server';
import type { QuotedStay, WantedRates } from '../adapter';
import type { HotelTools } from '../hotels.tools';
import type { KeptRateFor } from '../rates/kept-rate-for';
import { createStaySieve } from '../search/sieve';
import { askStays } from '../stay-calls';

/** The supplier's own timeout may be shorter. */
export const quoteDeadlineMs = 30_000;

/**
 * Asks a supplier for the quote of a rate. Throws a 422 `rate_gone`; 422 `rate_expired` if the quote has ended already; 422
 * `rate_impossible` for another property, room, stay or currency, or without a price; 503 `supplier_unavailable`.
 */
export async function askQuote(
  tools: HotelTools,
  seller: Seller,
  { kept, room, propertyRef, search: { criteria }, companyId }: KeptRateFor,
): Promise<QuotedStay> {
  const { check_in, check_out, rooms } = criteria;
  const wanted: WantedRates = {
    property: propertyRef,
    check_in,
    check_out,
    rooms: rooms.length,
    ...guestsOf(criteria),
  };
  const sieve = createStaySieve(wanted, seller.currency);
  const signal = AbortSignal.any([AbortSignal.timeout(quoteDeadlineMs), tools.stopping]);
  const caller = { companyId, reference: kept.rate.id, signal, faultOf: () => sieve.fault() };
  const answer = await askStays(tools, seller, caller, async (stays, call, negotiated) => {
    const batch = await stays.quote(call, kept.ref);
    if (batch === 'gone') return batch;
    const [stay] = sieve.sift(batch, await negotiated());
    if (!stay || folded(stay.rooms[0]?.name ?? '') === folded(room.name)) return stay;
    sieve.reject('results', 'id');
    return undefined;
  }).catch((error: unknown) => {
    throw unavailable(error, seller);
  });
  if (answer === 'gone') throw new Problem(422, 'rate_gone');
  if (answer) return answer;
  const { expired } = sieve.dropped();
  throw expired ? new Problem(422, 'rate_expired') : impossible(seller);
}

export function impossible({ name }: Pick<Seller, 'name'>): Problem {
  return new Problem(422, 'rate_impossible', { params: { name } });
}
