import { dayMs } from '@traveldesk/shared-contract';
import { systemChange, type Kernel, type Tx } from '@traveldesk/shared-server';
import { addRatesOfDay } from '../exchange-rates';
import { pairKey, ratesInForce } from '../exchange-rates.sql';
import { ratesOfDay } from './rates-of-day';

/** How many days of rates the demo begins with, and adds after it has not been run for a while. */
const history = 60;
const base = 'EUR';

const dayOf = (at: number) => new Date(at).toISOString().slice(0, 10);

/**
 * Adds the demo's rates of the days that have none yet, today's last, so that the demo never has rates that are too old. A
 * pair that has been given a rate by hand or from a file since is left alone: from then on it is theirs who did it.
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

/** The beginning of the newest day that the demo has rates of. */
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

/** The pairs whose newest rate is not the demo's. */
async function pairsOfOthers(tx: Tx, now: Date): Promise<Set<string>> {
  const pairs = ratesOfDay(dayOf(now.getTime())).map(({ currency }) => pairKey(base, currency));
  const kept = await ratesInForce(tx, pairs, now);
  return new Set([...kept].filter(([, { source }]) => source !== 'demo').map(([pair]) => pair));
}
