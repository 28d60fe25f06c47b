import {
  isCurrency,
  type RateFile,
  type RateFileInput,
  type SavedRateFile,
} from '@traveldesk/currencies-contract';
import { invalid, type Actor, type Db, type Kernel, type Recorder, type Tx } from '@traveldesk/shared-server';
import { publishedAt, readEcbFile } from './ecb/ecb-file';
import { rateAccounts } from './currencies.tools';
import { addRatesOfDay } from './exchange-rates';
import { pairKey, ratesFrom, ratesInForce, ratesNewerThan, type KeptRate } from './exchange-rates.sql';
import { judgeSince } from './judge-rates';
import { askForRates } from './waiting-rates';
import { waitingFrom } from './waiting-rates.sql';

const base = 'EUR';

/**
 * Previews the changes of a European Central Bank file, with lines that would wait and lines behind a newer rate. The caller counts as
 * author. Throws a 422 at `xml` for any other file, or one of a future day.
 */
export async function previewRateFile(
  db: Db,
  { xml }: RateFileInput,
  actor: Pick<Actor, 'userId'>,
  kernel: Pick<Kernel, 'tools'>,
): Promise<RateFile> {
  const { day, valid_from, lines } = await judgedFile(db, xml, actor, kernel);
  return {
    day,
    valid_from,
    base,
    lines: lines.map(({ currency, rate, before, state, waits, newer_from }) => ({
      currency,
      rate,
      before,
      state,
      waits,
      newer_from,
    })),
  };
}

async function judgedFile(
  db: Db | Tx,
  xml: string,
  { userId }: Pick<Actor, 'userId'>,
  kernel: Pick<Kernel, 'tools'>,
) {
  const { day, lines } = readEcbFile(xml);
  const validFrom = publishedAt(day);
  if (validFrom > new Date()) throw invalid({ xml: 'ecb_future' });
  const pairs = lines.map(({ currency }) => pairKey(base, currency));
  const kept = byPair(await ratesFrom(db, pairs, validFrom));
  const waiting = byPair(await waitingFrom(db, pairs, validFrom));
  const newer = await ratesNewerThan(db, pairs, validFrom);
  const before = await ratesInForce(db, pairs, new Date(validFrom.getTime() - 1));
  const written = lines.map((line) => ({ ...line, base, quote: line.currency }));
  const judged = await judgeSince(db, written, validFrom, await rateAccounts(db, userId, kernel));
  return {
    day,
    valid_from: validFrom.toISOString(),
    lines: judged.map((line) => {
      const pair = pairKey(base, line.currency);
      const last = before.get(pair);
      const state = stateOf(line, { kept: kept.get(pair), waiting: waiting.get(pair), before: last });
      return {
        ...line,
        before: last?.base === base ? last.rate : null,
        state,
        waits: line.waits && isAdded(state),
        newer_from: (isAdded(state) && newer.get(pair)?.valid_from) || null,
      };
    }),
  };
}

const byPair = (rates: readonly KeptRate[]) =>
  new Map(rates.map((rate) => [pairKey(rate.base, rate.quote), rate]));

type Line = RateFile['lines'][number];

interface Known {
  kept: KeptRate | undefined;
  waiting: KeptRate | undefined;
  before: KeptRate | undefined;
}

function stateOf(line: Pick<Line, 'currency' | 'rate'>, { kept, waiting, before }: Known): Line['state'] {
  const isSame = (other: KeptRate) => other.base === base && other.rate === line.rate;
  if (!isCurrency(line.currency)) return 'unknown';
  if (kept) return isSame(kept) ? 'kept' : 'differs';
  if (waiting && isSame(waiting)) return 'waiting';
  if (!before) return 'first';
  return isSame(before) ? 'same' : 'changed';
}

const isAdded = (state: Line['state']) => ['first', 'changed', 'same'].includes(state);

/**
 * Adds the lines that are not stored yet, in force at once or waiting for a second person. Throws like the preview, and if a rate differs
 * from a stored one of the same instant, or all are stored.
 */
export async function saveRateFile(
  tx: Tx,
  record: Recorder,
  actor: Actor,
  { xml, reason }: RateFileInput,
  kernel: Kernel,
): Promise<SavedRateFile> {
  const { day, lines, valid_from } = await judgedFile(tx, xml, actor, kernel);
  if (lines.some(({ state }) => state === 'differs')) throw invalid({ xml: 'ecb_differs' });
  const rates = lines.filter(({ state }) => isAdded(state));
  if (rates.length === 0) throw invalid({ xml: 'ecb_kept' });
  const [odd, plain] = [rates.filter(({ waits }) => waits), rates.filter(({ waits }) => !waits)];
  const source = 'ecb';
  if (plain.length > 0) {
    await addRatesOfDay(tx, record, actor, {
      day,
      base,
      source,
      valid_from: new Date(valid_from),
      rates: plain,
    });
  }
  const [waiting] =
    odd.length > 0
      ? await askForRates(tx, record, actor, { source, valid_from, rates: odd, reason }, kernel)
      : [];
  return {
    day,
    valid_from,
    added: plain.length,
    waiting: odd.length,
    behind: rates.filter(({ newer_from: newer }) => newer !== null).length,
    approval_id: waiting?.approval_id ?? null,
  };
}
