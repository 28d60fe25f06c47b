import type { FlightCriteria, StreamLine } from '@traveldesk/flights-contract';
import type { Seller } from '@traveldesk/companies-server';
import type { Language } from '@traveldesk/shared-contract';
import { searchedSupplier, type HostPolicy } from '@traveldesk/suppliers-server';
import { offerFor, type KeptOffer } from './kept-offer';
import { namesIn, withNamesOf, type NameBook } from './names';
import { endOf } from './open-search';
import type { OpenSearch } from './run';

/** The reader of a search, and what they may see. */
export interface Reader {
  criteria: FlightCriteria;
  /** The buyer; null if staff search for no company. */
  company: { id: string; name: string } | null;
  currency: string;
  sellers: readonly Seller[];
  language: Language;
  /** Whether the reader may see net prices (TRAVEL-RULES 30). */
  withNet: boolean;
  /** Offers that the reader accepted with other content than was found, by id. */
  accepted: ReadonlyMap<string, KeptOffer>;
}

/** Yields the lines of a search as the reader may see them. Every event passes through here. */
export async function* linesFor(
  search: OpenSearch,
  { criteria, company, currency, sellers, language, withNet, accepted }: Reader,
  { policy, names: book, leaving }: { policy: HostPolicy; names: NameBook; leaving: AbortSignal },
): AsyncGenerator<StreamLine> {
  const { id, events } = search;
  yield {
    type: 'search',
    id,
    now: new Date().toISOString(),
    criteria,
    company: company && { id: company.id, name: company.name },
    currency,
    expires_at: endOf(search).toISOString(),
    suppliers: sellers.map((seller) => searchedSupplier(seller, policy)),
  };
  const sent = new Set<string>();
  for await (const event of events(leaving)) {
    if (event.type !== 'offers') yield event;
    else {
      const { supplier, names } = event;
      const others = event.offers.flatMap(({ offer: { id } }) => accepted.get(id)?.offer ?? []);
      const offers = event.offers.map((kept) => offerFor(accepted.get(kept.offer.id) ?? kept, withNet));
      const all = await withNamesOf(book, names, others);
      yield { type: 'offers', supplier, names: namesIn(all, language, sent), offers };
    }
  }
}
