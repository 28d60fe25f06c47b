import {
  isCurrency,
  type RateFile,
  type RateFileInput,
  type SavedRateFile,
} from '@traveldesk/currencies-contract';
import { invalid, type Actor, type Db, type Recorder, type Tx } from '@traveldesk/shared-server';
import { publishedAt, readEcbFile } from './ecb/ecb-file';
import { addRatesOfDay } from './exchange-rates';
import { pairKey, ratesFrom, ratesInForce, type KeptRate } from './exchange-rates.sql';

const base = 'EUR';

/** What a file of the European Central Bank would change. Throws a 422 at `xml` for what is none, and for one of a day to come. */
export async function previewRateFile(db: Db, { xml }: RateFileInput): Promise<RateFile> {
  const { day, lines } = readEcbFile(xml);
  const validFrom = publishedAt(day);
  if (validFrom > new Date()) throw invalid({ xml: 'ecb_future' });
  const pairs = lines.map(({ currency }) => pairKey(base, currency));
  const kept = new Map(
    (await ratesFrom(db, pairs, validFrom)).map((rate) => [pairKey(rate.base, rate.quote), rate]),
  );
  const before = await ratesInForce(db, pairs, new Date(validFrom.getTime() - 1));
  return {
    day,
    valid_from: validFrom.toISOString(),
    base,
    lines: lines.map((line) => {
      const pair = pairKey(base, line.currency);
      const last = before.get(pair);
      return {
        ...line,
        before: last?.base === base ? last.rate : null,
        state: stateOf(line, kept.get(pair), last),
      };
    }),
  };
}

type Line = RateFile['lines'][number];

function stateOf(
  { currency, rate }: Pick<Line, 'currency' | 'rate'>,
  kept: KeptRate | undefined,
  before: KeptRate | undefined,
): Line['state'] {
  if (!isCurrency(currency)) return 'unknown';
  if (kept) return kept.base === base && kept.rate === rate ? 'kept' : 'differs';
  if (!before) return 'first';
  return before.base === base && before.rate === rate ? 'same' : 'changed';
}

/** Adds what of a file is not kept yet. Throws as the preview does, and where a rate differs from what is kept of that instant. */
export async function saveRateFile(
  tx: Tx,
  record: Recorder,
  actor: Actor,
  input: RateFileInput,
): Promise<SavedRateFile> {
  const { day, lines, valid_from } = await previewRateFile(tx, input);
  if (lines.some(({ state }) => state === 'differs')) throw invalid({ xml: 'ecb_differs' });
  const rates = lines.filter(({ state }) => ['first', 'changed', 'same'].includes(state));
  if (rates.length === 0) throw invalid({ xml: 'ecb_kept' });
  await addRatesOfDay(tx, record, actor, {
    day,
    base,
    source: 'ecb',
    valid_from: new Date(valid_from),
    rates,
  });
  return { day, valid_from, added: rates.length };
}
