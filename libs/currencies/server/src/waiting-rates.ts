import { rateSources } from '@traveldesk/currencies-contract';
import {
  Problem,
  toolsOf,
  type Actor,
  type Db,
  type Kernel,
  type Recorder,
  type Tx,
} from '@traveldesk/shared-server';
import { z } from 'zod';
import {
  insertRates,
  pairKey,
  ratesFrom,
  ratesNewerThan,
  type KeptRate,
  type RateRow,
} from './exchange-rates.sql';
import type { JudgedRate } from './judge-rates';
import { deleteWaiting, insertWaiting } from './waiting-rates.sql';

/** The payload of a request: rates from one instant, with their references and differences. */
export const askedRatesSchema = z.object({
  source: z.enum(rateSources),
  valid_from: z.iso.datetime(),
  rates: z.array(
    z.object({
      base: z.string(),
      quote: z.string(),
      rate: z.string(),
      reference: z.string().nullable(),
      difference: z.number().nullable(),
    }),
  ),
});

export type AskedRates = z.infer<typeof askedRatesSchema>;

/** Requests approval of rates; returns the request's id. */
export type AskForRates = (
  tx: Tx,
  record: Recorder,
  actor: Actor,
  asked: AskedRates & { reason: string },
  kernel: Kernel,
) => Promise<string>;

/** Stores rates that wait for a second person's approval. */
export async function askForRates(
  tx: Tx,
  record: Recorder,
  actor: Actor,
  {
    source,
    valid_from: since,
    rates,
    reason = '',
  }: Omit<AskedRates, 'rates'> & { rates: readonly JudgedRate[]; reason?: string | undefined },
  kernel: Kernel,
): Promise<RateRow[]> {
  const ask = toolsOf(kernel, 'currencies').askForRates;
  if (!ask) throw new Error('A rate needs approval, but no domain accepts requests (registerRateApproval).');
  const asked = {
    source,
    valid_from: since,
    reason,
    rates: rates.map(({ base, quote, rate, reference, difference }) => {
      return { base, quote, rate, reference, difference };
    }),
  };
  const approvalId = await ask(tx, record, actor, asked, kernel);
  return insertWaiting(
    tx,
    rates.map(({ base, quote, rate }) => ({
      base,
      quote,
      rate,
      source,
      valid_from: new Date(since),
      author_id: actor.userId,
      approval_id: approvalId,
    })),
  );
}

/** The author of a rate. */
type RateAuthor = Pick<Actor, 'userId'>;

/**
 * Puts approved rates into force from the instant originally requested; newer rates of a pair stay in force. Rates already stored are
 * skipped. Throws a 422 `rate_exists` if all are stored, or a pair has another rate from that instant.
 */
export async function enactRates(
  tx: Tx,
  record: Recorder,
  author: RateAuthor,
  { approvalId, asked }: { approvalId: string; asked: AskedRates },
): Promise<void> {
  const { source, rates } = asked;
  const since = new Date(asked.valid_from);
  const there = await ratesFrom(
    tx,
    rates.map(({ base, quote }) => pairKey(base, quote)),
    since,
  );
  const missing = rates.filter((rate) => !isThere(rate, there));
  if (missing.length === 0) throw new Problem(422, 'rate_exists');
  const added = await insertRates(
    tx,
    missing.map(({ base, quote, rate }) => ({
      base,
      quote,
      rate,
      source,
      valid_from: since,
      author_id: author.userId,
      approval_id: approvalId,
    })),
  );
  await deleteWaiting(tx, approvalId);
  for (const { id, base, quote, rate, valid_from } of added) {
    const after = { base, quote, rate, valid_from, source, approval_id: approvalId };
    record({ entity: 'exchange_rate', id, action: 'create', after });
  }
}

function isThere({ base, quote, rate }: AskedRates['rates'][number], there: readonly KeptRate[]): boolean {
  const kept = there.find((one) => pairKey(one.base, one.quote) === pairKey(base, quote));
  if (!kept) return false;
  if (kept.base === base && kept.rate === rate) return true;
  throw new Problem(422, 'rate_exists');
}

/** Returns rates of the same pairs that start later, and therefore stay in force despite approval. */
export async function newerRates(db: Db, { valid_from: since, rates }: AskedRates): Promise<KeptRate[]> {
  const pairs = rates.map(({ base, quote }) => pairKey(base, quote));
  const newer = await ratesNewerThan(db, pairs, new Date(since));
  return [...newer.values()];
}

/** Called when a request is declined or withdrawn. */
export { deleteWaiting as dropRates } from './waiting-rates.sql';
