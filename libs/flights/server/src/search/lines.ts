import type { FlightCriteria, StreamLine } from '@traveldesk/flights-contract';
import type { Seller } from '@traveldesk/companies-server';
import type { Language } from '@traveldesk/shared-contract';
import type { HostPolicy } from '@traveldesk/suppliers-server';
import { offerFor } from './kept-offer';
import { namesIn } from './names';
import type { OpenSearch } from './open-search';

/** Who reads, and what of it. */
export interface Reader {
  criteria: FlightCriteria;
  currency: string | null;
  sellers: readonly Seller[];
  language: Language;
  /** Whether the reader sees net prices (TRAVEL-RULES 30). */
  withNet: boolean;
}

/** The lines of a search as this reader may see them: no event gets out but through here. */
export async function* linesFor(
  { id, expiresAt, events }: OpenSearch,
  { criteria, currency, sellers, language, withNet }: Reader,
  { policy, leaving }: { policy: HostPolicy; leaving: AbortSignal },
): AsyncGenerator<StreamLine> {
  yield {
    ...{ type: 'search', id, criteria, currency, expires_at: expiresAt.toISOString() },
    suppliers: sellers.map((seller) => searchedSupplier(seller, policy)),
  };
  const sent = new Set<string>();
  for await (const event of events(leaving)) {
    if (event.type !== 'offers') yield event;
    else {
      const { supplier, offers, names } = event;
      yield {
        ...{ type: 'offers', supplier, names: namesIn(names, language, sent) },
        offers: offers.map((kept) => offerFor(kept, withNet)),
      };
    }
  }
}

export function searchedSupplier(
  { key, name, base_url }: Pick<Seller, 'key' | 'name' | 'base_url'>,
  policy: HostPolicy,
) {
  return { key, name, training: policy.isTraining(new URL(base_url)) };
}
