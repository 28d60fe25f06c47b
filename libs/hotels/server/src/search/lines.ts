import type { Seller } from '@traveldesk/companies-server';
import type { StayLine } from '@traveldesk/hotels-contract';
import { searchedSupplier, type HostPolicy } from '@traveldesk/suppliers-server';
import type { OpenSearch } from './events';
import { resultFor } from './kept-stay';
import type { WantedSearch } from './read-stay';
import { resultLifeMs } from './searches.sql';

/** The reader of a search, and what they may see. */
export interface Reader {
  wanted: WantedSearch;
  sellers: readonly Seller[];
  policy: HostPolicy;
  /** Whether the reader may see net prices (TRAVEL-RULES 30). */
  withNet: boolean;
}

/** Yields the lines of a search as the reader may see them. Every event passes through here. */
export async function* linesFor(
  { id, startedAt, events }: OpenSearch,
  { wanted: { criteria, place, company, currency }, sellers, policy, withNet }: Reader,
  leaving: AbortSignal,
): AsyncGenerator<StayLine> {
  yield {
    type: 'search',
    id,
    now: new Date().toISOString(),
    criteria,
    place,
    company,
    currency,
    expires_at: new Date(startedAt.getTime() + resultLifeMs).toISOString(),
    suppliers: sellers.map((seller) => searchedSupplier(seller, policy)),
  };
  for await (const event of events(leaving)) {
    if (event.type !== 'results') yield event;
    else yield { ...event, results: event.results.map((kept) => resultFor(kept, withNet)) };
  }
}
