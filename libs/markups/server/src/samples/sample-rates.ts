import type { ConversionRate } from '@traveldesk/currencies-contract';
import { ratesTo } from '@traveldesk/currencies-server';
import type { RuleInForce } from '@traveldesk/markups-contract/engine';
import type { Db } from '@traveldesk/shared-server';
import type { SampleRow } from './samples.sql';

/** Current rates, for conversions that a sample did not store. */
export interface SampleRates {
  /** From the rules' currencies into a sample's currency. */
  into: ReadonlyMap<string, Readonly<Record<string, ConversionRate>>>;
  /** From a sample's currency into the platform's. */
  toPlatform: ReadonlyMap<string, ConversionRate>;
}

export async function ratesOfSamples(
  db: Db,
  samples: readonly Pick<SampleRow, 'context'>[],
  { rules, platform, now }: { rules: readonly RuleInForce[]; platform: string; now: Date },
): Promise<SampleRates> {
  const own = [...new Set(samples.map(({ context }) => context.currency))];
  const needed = [...new Set(rules.map(({ currency }) => currency))];
  const into = new Map<string, Record<string, ConversionRate>>();
  for (const currency of own)
    into.set(currency, Object.fromEntries(await ratesTo(db, needed, currency, now)));
  return { into, toPlatform: await ratesTo(db, own, platform, now) };
}
