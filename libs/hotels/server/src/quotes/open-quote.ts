import { setTimeout as delay } from 'node:timers/promises';
import type { Language } from '@traveldesk/shared-contract';
import { madeAt, newId, notFound, Problem, type Actor } from '@traveldesk/shared-server';
import type { HotelTools } from '../hotels.tools';
import { keptRateFor, type KeptRateFor } from '../rates/kept-rate-for';
import { resultLifeMs } from '../search/searches.sql';
import { quoteDeadlineMs } from './ask-quote';
import type { KeptQuote } from './kept-quote';
import { makeQuote } from './make-quote';
import { claimRate, findValidQuote, releaseRate } from './quotes.sql';

export interface QuoteReader {
  actor: Actor;
  language: Language;
}

/** Longer than a call takes, so that a claim ends by itself only if its process has died. */
const claimSeconds = quoteDeadlineMs / 1000 + 10;
const pollMs = 150;

/**
 * Returns the valid quote of a rate, or asks its supplier for one: once, however many ask at the same time. Throws a 404 if there is no such
 * rate or it belongs to another company; a 422 `rate_expired`; and as documented at `makeQuote`.
 */
export async function openQuote(tools: HotelTools, reader: QuoteReader, rateId: string): Promise<KeptQuote> {
  const valid = await findValidQuote(tools.db, rateId, reader.actor);
  if (valid) return valid;
  const rate = await keptRateFor(tools, reader, rateId);
  // Expired rates are deleted, so an old id gives the same answer whoever owned it.
  if (!rate) throw isLongOver(rateId) ? new Problem(422, 'rate_expired') : notFound();
  if (rate.kept.rate.expires_at <= new Date().toISOString()) throw new Problem(422, 'rate_expired');
  return tools.quoting(rateId, () => quoteOnce(tools, reader, rate));
}

function isLongOver(rateId: string): boolean {
  return Date.now() - madeAt(rateId).getTime() > resultLifeMs;
}

/** Waits while another process asks for the quote of the rate. */
async function quoteOnce(tools: HotelTools, { actor }: QuoteReader, rate: KeptRateFor): Promise<KeptQuote> {
  const { db } = tools;
  const { id } = rate.kept.rate;
  const claim = { holder: newId(), seconds: claimSeconds };
  while (!(await claimRate(db, id, claim))) {
    await delay(pollMs);
    const theirs = await findValidQuote(db, id, actor);
    if (theirs) return theirs;
  }
  try {
    return (await findValidQuote(db, id, actor)) ?? (await makeQuote(tools, rate));
  } finally {
    await releaseRate(db, id, claim.holder);
  }
}
