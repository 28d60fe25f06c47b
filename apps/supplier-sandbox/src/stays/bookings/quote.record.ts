import { notFound } from '../../http/errors';
import type { Store } from '../../state/store';
import { findResult, type FoundResult } from '../search/search.record';
import type { Rate } from '../world/rate';

/** A price that a customer was given for a rate. It is used once. */
export interface QuoteRecord {
  id: string;
  account: string;
  /** Milliseconds since 1970. */
  created: number;
  /** The id of its rate. */
  rateId: string;
  /** The rate at the price of the quote. */
  rate: Rate;
  expires: number;
  /** When a booking was tried with it; null before. */
  attempted: number | null;
}

export interface FoundQuote extends FoundResult {
  quote: QuoteRecord;
}

/** A quote of a customer with its search and property. Throws not_found. */
export function findQuote(store: Store, account: string, id: string): FoundQuote {
  const quote = store.get('quotes', id);
  if (quote?.account !== account) throw notFound('quote');
  return { ...findResult(store, account, { id: quote.rateId, what: 'quote' }), quote };
}
