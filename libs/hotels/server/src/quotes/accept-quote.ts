import { type Actor, type Recorder, type Tx } from '@traveldesk/shared-server';
import type { KeptQuote } from './kept-quote';
import { acceptOnce } from './quotes.sql';

/** Accepts the changes of a quote for the user; a repeated call returns the first time. */
export async function acceptQuote(
  tx: Tx,
  record: Recorder,
  { userId }: Actor,
  { id: quoteId, content: { changes } }: KeptQuote,
): Promise<{ accepted_at: string }> {
  const { at, isNew } = await acceptOnce(tx, { quoteId, userId });
  if (isNew) record({ entity: 'hotel_quote', id: quoteId, action: 'accept_quote', after: { changes } });
  return { accepted_at: at.toISOString() };
}
