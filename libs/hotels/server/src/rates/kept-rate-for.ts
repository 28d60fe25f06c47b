import { findCompany } from '@traveldesk/companies-server';
import {
  decodeStay,
  type OpenedProperty,
  type PropertyDetails,
  type StayCriteria,
  type StayPlace,
  type StayProperty,
  type StayRoom,
} from '@traveldesk/hotels-contract';
import type { KeptContext } from '@traveldesk/markups-server';
import type { Language } from '@traveldesk/shared-contract';
import type { Actor } from '@traveldesk/shared-server';
import type { HotelTools } from '../hotels.tools';
import type { PricedBy } from '../search/priced-by';
import { placeFor } from '../places/office';
import { findPlace } from '../places/stay-places';
import type { KeptRate } from './kept-rates';
import { findRate, type FoundRate } from './rates.sql';

/** A rate as it was shown, with the data for its quote. It may have expired: see `kept.rate.expires_at`. */
export interface KeptRateFor {
  kept: KeptRate;
  room: Omit<StayRoom, 'rates'>;
  property: StayProperty;
  /** The supplier's id of the property. */
  propertyRef: string;
  details: PropertyDetails;
  /** As the reader may see it. */
  search: Omit<OpenedProperty['search'], 'now'>;
  companyId: string | null;
  query: string;
  supplier: { id: string; key: string };
  pricing: PricedBy;
  /** The inputs of the price besides the rate, for `explain`. */
  context: KeptContext;
}

/** Returns a fetched rate; undefined if there is none, or if it belongs to a company that the reader may not see. */
export async function keptRateFor(
  tools: Pick<HotelTools, 'db' | 'cities'>,
  reader: { actor: Actor; language: Language },
  rateId: string,
): Promise<KeptRateFor | undefined> {
  const found = await findRate(tools.db, rateId, reader.actor);
  if (!found) return undefined;
  const { kept, content, supplierId, companyId, query, pricing } = found;
  const { property, propertyRef, details, context } = content;
  const room = content.rooms[kept.room];
  if (!property || !propertyRef || !details || !context || !room) return undefined;
  return {
    kept,
    room,
    property,
    propertyRef,
    details,
    search: await searchOf(tools, reader, found),
    companyId,
    query,
    supplier: { id: supplierId, key: kept.rate.supplier },
    pricing,
    context,
  };
}

/** Returns the search of a stored rate or quote as the reader may see it. */
export async function searchOf(
  { db, cities }: Pick<HotelTools, 'db' | 'cities'>,
  { actor, language }: { actor: Actor; language: Language },
  { companyId, query, currency }: Pick<FoundRate, 'companyId' | 'query' | 'currency'>,
): Promise<KeptRateFor['search']> {
  const { draft } = decodeStay(new URLSearchParams(query));
  // Only valid criteria are stored. Companies' users search for their own company without naming it.
  const company_id = actor.type === 'staff' ? companyId : null;
  const criteria = { ...(draft as StayCriteria), company_id };
  const company = companyId === null ? undefined : await findCompany(db, companyId, actor);
  const place = await findPlace({ db, cities, language, companyId, actor }, criteria.place);
  return {
    criteria,
    place: place ? placeFor(actor, place) : removedPlace(criteria.place),
    company: company ? { id: company.id, name: company.name } : null,
    currency,
  };
}

/** The city or airport has been deleted since. */
function removedPlace(place: string): StayPlace {
  return { place, kind: 'city', name: place, detail: null, point: null, time_zone: null };
}
