import type { StayQuote } from '@traveldesk/hotels-contract';
import { notFound, Problem, seesNet } from '@traveldesk/shared-server';
import type { HotelTools } from '../hotels.tools';
import { zoneAt } from '../places/place-of';
import { searchOf } from '../rates/kept-rate-for';
import { rateFor } from '../rates/kept-rates';
import type { KeptQuote } from './kept-quote';
import type { QuoteReader } from './open-quote';
import { acceptedAt, findQuote } from './quotes.sql';

/** Returns the quote as the reader may see it; `withNet`: false hides net prices from readers who see them elsewhere. */
export async function shownQuote(
  tools: HotelTools,
  reader: QuoteReader,
  { withNet = true, ...quote }: KeptQuote & { withNet?: boolean },
): Promise<StayQuote> {
  const { db, cities } = tools;
  const { id, content, quotedAt, expiresAt } = quote;
  const { property, details, supplier, room, chosen, rate, changes } = content;
  const seesAll = withNet && seesNet(reader.actor);
  const accepted = await acceptedAt(db, { quoteId: id, userId: reader.actor.userId });
  return {
    id,
    property,
    details,
    time_zone: await zoneAt(cities, property.point),
    supplier,
    search: { ...(await searchOf(tools, reader, quote)), now: new Date().toISOString() },
    room,
    chosen: rateFor(chosen, seesAll),
    rate: rateFor(rate, seesAll),
    changes,
    quoted_at: quotedAt.toISOString(),
    expires_at: expiresAt.toISOString(),
    accepted_at: accepted?.toISOString() ?? null,
  };
}

/** Returns the quote, also if it has expired; throws a 404. */
export async function quoteOf(
  { db }: Pick<HotelTools, 'db'>,
  { actor }: Pick<QuoteReader, 'actor'>,
  id: string,
): Promise<KeptQuote> {
  const quote = await findQuote(db, id, actor);
  if (!quote) throw notFound();
  return quote;
}

/** Returns a valid quote; throws a 404 or a 422 `rate_expired`. */
export async function validQuoteOf(
  tools: Pick<HotelTools, 'db'>,
  reader: Pick<QuoteReader, 'actor'>,
  id: string,
): Promise<KeptQuote> {
  const quote = await quoteOf(tools, reader, id);
  if (quote.expiresAt <= new Date()) throw new Problem(422, 'rate_expired');
  return quote;
}
