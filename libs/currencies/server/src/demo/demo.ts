import { dayMs } from '@traveldesk/shared-contract';
import { systemChange, type Kernel, type Tx } from '@traveldesk/shared-server';
import { addRatesOfDay } from '../exchange-rates';
import { pairKey, ratesInForce } from '../exchange-rates.sql';
import { ratesOfDay } from './rates-of-day';

/** Number of days of rates at the first start, and at most after a pause. */
const history = 60;
const base = 'EUR';

const dayOf = (at: number) => new Date(at).toISOString().slice(0, 10);

/**
 * Adds demo rates for missing days up to today, so that none is too old. Pairs whose newest rate comes from a person or a file are skipped
 * from then on.
 */
export async function renewDemoRates(kernel: Pick<Kernel, 'db' | 'companiesOf'>, now = new Date()) {
  await systemChange(kernel, async (tx, record) => {
    const last = await lastDemoDay(tx);
    const first = Math.max(last + dayMs, Date.parse(dayOf(now.getTime())) - (history - 1) * dayMs);
    const theirs = await pairsOfOthers(tx, now);
    for (let at = first; at <= now.getTime(); at += dayMs) {
      const day = dayOf(at);
      const rates = ratesOfDay(day).filter(({ currency }) => !theirs.has(pairKey(base, currency)));
      if (rates.length === 0) return;
      await addRatesOfDay(tx, record, null, { day, base, source: 'demo', valid_from: new Date(at), rates });
    }
  });
}

/** Returns the start of the newest day with demo rates. */
async function lastDemoDay(tx: Tx): Promise<number> {
  const row = await tx
    .selectFrom('exchange_rates')
    .select('valid_from')
    .where('source', '=', 'demo')
    .orderBy('valid_from', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row ? row.valid_from.getTime() : 0;
}

/** Returns the pairs whose newest rate is not a demo rate. */
async function pairsOfOthers(tx: Tx, now: Date): Promise<Set<string>> {
  const pairs = ratesOfDay(dayOf(now.getTime())).map(({ currency }) => pairKey(base, currency));
  const kept = await ratesInForce(tx, pairs, now);
  return new Set([...kept].filter(([, { source }]) => source !== 'demo').map(([pair]) => pair));
}
