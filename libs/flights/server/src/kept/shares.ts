import { decodeCriteria, shareDays, type FlightCriteria, type Share } from '@traveldesk/flights-contract';
import { actorOf, change, languageOf, newId, notFound, type Call } from '@traveldesk/shared-server';
import type { FlightTools } from '../flights.tools';
import { offerInForce } from '../review/review';
import { namesIn } from '../search/names';
import { findShare, insertShare } from './shares.sql';

const dayMs = 86_400_000;

/** Keeps an offer as it was shown, for a link. Throws what a review of it would throw without asking the supplier. */
export async function shareOffer(
  request: Call,
  tools: FlightTools,
  offerId: string,
): Promise<{ id: string }> {
  const { offer, names, search } = await offerInForce(request, tools, offerId);
  const id = newId();
  await change(request, async (tx, record) => {
    await insertShare(tx, {
      ...{ id, company_id: search.companyId, search_id: search.id, query: search.query, offer },
      names: namesOfOffer(names, offer),
      ...{ shared_by: actorOf(request).name, expires_at: new Date(Date.now() + shareDays * dayMs) },
    });
    record({
      entity: 'flight_share',
      id,
      action: 'create',
      after: { offer_id: offerId, search: search.query },
    });
  });
  return { id };
}

/** Throws a 404 where there is none, it is over, or it is another company's. */
export async function readShare(request: Call, { db }: FlightTools, id: string): Promise<Share> {
  const row = await findShare(db, id, actorOf(request));
  if (!row) throw notFound();
  const { draft } = decodeCriteria(new URLSearchParams(row.query));
  return {
    ...{ id, search_id: row.search_id, offer: row.offer, shared_by: row.shared_by },
    criteria: { ...(draft as FlightCriteria), company_id: row.company_id },
    names: namesIn(row.names, languageOf(request)),
    shared_at: row.created_at.toISOString(),
  };
}

/** Of the names of a whole batch those of one offer. */
function namesOfOffer(names: ShareNames, offer: Share['offer']): ShareNames {
  const text = JSON.stringify(offer);
  const used = <Value>(all: Record<string, Value>) =>
    Object.fromEntries(Object.entries(all).filter(([code]) => text.includes(`"${code}"`)));
  return { places: used(names.places), airlines: used(names.airlines), aircraft: used(names.aircraft) };
}

type ShareNames = Parameters<typeof namesIn>[0];
