import type { Seller } from '@traveldesk/companies-server';
import type { FlightCriteria } from '@traveldesk/flights-contract';
import { Problem } from '@traveldesk/shared-server';
import { SupplierFault, unavailable } from '@traveldesk/suppliers-server';
import type { SupplierNames } from '../adapter';
import { callsFor } from '../call/calls-for';
import { checkContext } from '../check/check-context';
import { checkOffer, type BelievedOffer } from '../check/check-offer';
import { faultOfCause } from '../check/sieve';
import type { FlightTools } from '../flights.tools';
import { requireSpokenTo } from '../protocol';
import type { FoundOffer } from '../search/offers.sql';
import { isSoldTo } from '../search/sellers-for';

export interface Asked {
  seller: Seller;
  found: FoundOffer;
  criteria: FlightCriteria;
  signal: AbortSignal;
}

/** Asks the supplier for the current state of an offer and checks it. Throws as documented at `reviewOffer`. */
export async function askAgain(
  tools: FlightTools,
  asked: Asked,
): Promise<{ offer: BelievedOffer; names: SupplierNames }> {
  const { seller } = asked;
  requireSpokenTo(tools.kernel, seller);
  try {
    return await offerNow(tools, asked);
  } catch (error) {
    throw unavailable(error, seller);
  }
}

async function offerNow(tools: FlightTools, { seller, found, criteria, signal }: Asked) {
  const { ref, search } = found;
  const { call, offers, settle, timeoutMs } = await callsFor(tools, {
    seller,
    companyId: search.companyId,
    reference: search.id,
    kind: 'search',
    signal,
  });
  const { key, currency } = seller;
  let reading: Parameters<typeof settle>[0] = 'unread';
  try {
    const answer = await offers.offer(call, ref, {
      key: `${tools.offerSecret} ${key}`,
      currency,
      timeoutMs,
    });
    reading = 'ok';
    if (typeof answer === 'string') throw new Problem(422, `offer_${answer}`);
    const context = await checkContext(tools, seller, criteria, { ...answer, offers: [answer.offer] });
    const offer = answer.offer.ref === ref ? checkOffer(answer.offer, context) : 'id';
    if (typeof offer === 'string') {
      reading = faultOfCause(offer) ?? 'ok';
      throw new Problem(422, 'offer_impossible', { params: { name: seller.name } });
    }
    if (offer.expires_at <= new Date().toISOString()) throw new Problem(422, 'offer_expired');
    if (!isSoldTo(seller, offer, criteria.cabin)) throw new Problem(422, 'offer_gone');
    return { offer, names: answer.names };
  } catch (error) {
    if (error instanceof SupplierFault) reading = error.reason;
    throw error;
  } finally {
    settle(reading);
  }
}
