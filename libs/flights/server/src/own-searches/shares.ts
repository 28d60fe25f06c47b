import { decodeCriteria, shareDays, type FlightCriteria, type Share } from '@traveldesk/flights-contract';
import { dayMs } from '@traveldesk/shared-contract';
import {
  actorOf,
  languageOf,
  newId,
  notFound,
  type Actor,
  type Call,
  type Recorder,
  type Tx,
} from '@traveldesk/shared-server';
import type { FlightTools } from '../flights.tools';
import { offerInForce } from '../review/review';
import { lastAccepted } from '../review/reviews.sql';
import { withoutFees } from '../search/kept-offer';
import { namesIn, withNamesOf } from '../search/names';
import type { FoundOffer } from '../search/offers.sql';
import { findShare, insertShare } from './shares.sql';

interface SharedOffer extends Pick<FoundOffer, 'search'> {
  offer: Share['offer'];
  names: ShareNames;
}

/** Returns an offer as the caller was shown it. Throws as a review would, but without asking the supplier. */
export async function offerToShare(request: Call, tools: FlightTools, offerId: string): Promise<SharedOffer> {
  const { offer: found, names, search } = await offerInForce(request, tools, offerId);
  const accepted = await lastAccepted(tools.db, { offerId, userId: actorOf(request).userId });
  const offer = accepted?.content.offer ?? found;
  const known = await withNamesOf(tools.names, names, accepted ? [offer] : []);
  return { offer, names: namesOfOffer(known, offer), search };
}

/** Stores an offer for a link, as it was shown but without the supplier's fees, regardless of the reader (TRAVEL-RULES 30). */
export async function shareOffer(
  tx: Tx,
  record: Recorder,
  { name }: Actor,
  { offer, names, search }: SharedOffer,
): Promise<{ id: string }> {
  const id = newId();
  await insertShare(tx, {
    id,
    company_id: search.companyId,
    search_id: search.id,
    query: search.query,
    offer: withoutFees(offer),
    names,
    shared_by: name,
    expires_at: new Date(Date.now() + shareDays * dayMs),
  });
  record({
    entity: 'flight_share',
    id,
    action: 'create',
    after: { offer_id: offer.id, search: search.query },
  });
  return { id };
}

/** Throws a 404 if the share does not exist, has expired or belongs to another company. */
export async function readShare(request: Call, { db }: FlightTools, id: string): Promise<Share> {
  const actor = actorOf(request);
  const row = await findShare(db, id, actor);
  if (!row) throw notFound();
  const { draft } = decodeCriteria(new URLSearchParams(row.query));
  return {
    id,
    search_id: row.search_id,
    // Offers shared by an older version contain the fees.
    offer: withoutFees(row.offer),
    // As in histories, the platform's staff are not named to others.
    shared_by: actor.type === 'staff' || row.of_company ? row.shared_by : null,
    criteria: { ...(draft as FlightCriteria), company_id: row.company_id },
    names: namesIn(row.names, languageOf(request)),
    shared_at: row.created_at.toISOString(),
  };
}

/** Returns those names of a batch that the offer uses. */
function namesOfOffer(names: ShareNames, offer: Share['offer']): ShareNames {
  const text = JSON.stringify(offer);
  const used = <Value>(all: Record<string, Value>) =>
    Object.fromEntries(Object.entries(all).filter(([code]) => text.includes(`"${code}"`)));
  return { places: used(names.places), airlines: used(names.airlines), aircraft: used(names.aircraft) };
}

type ShareNames = Parameters<typeof namesIn>[0];
