import { setImmediate as breathe } from 'node:timers/promises';
import { tooLarge } from '@traveldesk/currencies-server';
import { products, type Simulation, type SimulationInput } from '@traveldesk/markups-contract';
import type { RuleInForce, RuleSet } from '@traveldesk/markups-contract/engine';
import { fitsWire, type Money } from '@traveldesk/shared-contract';
import { newId, notFound, toolsOf, type Db } from '@traveldesk/shared-server';
import { refuseUnsound } from '../markups/judge';
import { isPricing } from '../markups/markup.state';
import { findMarkup } from '../markups/markups.sql';
import { rulesInForce, zonesAt } from '../pricing/rules.sql';
import type { RulesKernel } from '../pricing/rules';
import { platformCurrency } from '../settings/platform-currency.sql';
import { shareAt } from '../settings/settings.sql';
import { newestRevision } from '../versions/revision.sql';
import { createPricer, type PricedSample } from './price-sample';
import { ratesOfSamples } from './sample-rates';
import { newestSamples, type SampleRow } from './samples.sql';
import { summaryOf } from './summary';

/** More samples of all products together do not change the result noticeably. */
const mostSamples = 2_000;
/** Milliseconds of pricing after which the event loop gets a turn. */
const turnMs = 20;

/**
 * Simulates a rule on the stored searches of its product, and of the product that it priced before. Each is priced at its own instant by the rules in force now, without the rule and with
 * it (it replaces the rule `id`, if given). The rule counts as active and always valid; its booking and travel windows count as they are.
 * Nothing is stored. Throws a 404 for an unknown id; a 422 at invalid fields, and at the rule's value when prices or their sum would be too
 * large.
 */
export async function simulate(kernel: RulesKernel, { id, rule }: SimulationInput): Promise<Simulation> {
  const { db } = kernel;
  const now = toolsOf(kernel, 'markups').now();
  const row = id === null ? undefined : await findMarkup(db, id);
  if (id !== null && !row) throw notFound();
  await refuseUnsound(db, rule, now);
  const written: RuleInForce = {
    ...timeless(rule),
    status: 'active',
    id: row?.id ?? newId(),
    version: (row?.shown ?? 0) + 1,
    created_at: (row?.created_at ?? now).toISOString(),
  };
  const set = await presentRules(db, now);
  const others = set.rules.filter((one) => one.id !== written.id);
  const former = set.rules.filter((one) => one.id === written.id);
  const samples = await samplesFor(db, [written, ...former]);
  const platform = await platformCurrency(db);
  const rates = await ratesOfSamples(db, samples, { rules: [...set.rules, written], platform, now });
  const sets = {
    before: set,
    after: { ...set, rules: [...others, written] },
    alone: { ...set, rules: [written] },
    former: { ...set, rules: former },
  };
  const price = await createPricer(db, samples, sets, rates);
  const priced: PricedSample[] = [];
  let turn = performance.now();
  for (const sample of samples) {
    const result = price(sample, written);
    if (result) priced.push(result);
    if (performance.now() - turn < turnMs) continue;
    await breathe();
    turn = performance.now();
  }
  const summary = summaryOf(priced, { rules: others, currency: platform });
  if (!amountsOf(summary).every(fitsWire)) throw tooLarge(rule.value_type === 'fixed' ? 'amount' : 'percent');
  return summary;
}

/** Returns as many samples of each product that one of the rules prices. */
async function samplesFor(db: Db, rules: readonly Pick<RuleInForce, 'product'>[]): Promise<SampleRow[]> {
  const priced = products.filter((each) =>
    rules.some(({ product }) => product === each || product === 'both'),
  );
  const samples: SampleRow[] = [];
  for (const product of priced) {
    samples.push(...(await newestSamples(db, product, mostSamples / priced.length)));
  }
  return samples;
}

function amountsOf({ before, after, largest }: Simulation): Money[] {
  return [before, after, ...largest.flatMap((one) => [one.before, one.after])];
}

/** Returns the rules in force now, as if always valid. */
async function presentRules(db: Db, now: Date): Promise<RuleSet> {
  const revision = await newestRevision(db);
  const rules = await rulesInForce(db, { revision, at: now });
  return {
    revision,
    rules: rules.filter((rule) => isPricing(rule, now)).map(timeless),
    zones: await zonesAt(db, revision),
    discountShare: await shareAt(db, revision),
  };
}

const timeless = <Rule extends Pick<RuleInForce, 'valid_from' | 'valid_until'>>(rule: Rule): Rule => ({
  ...rule,
  valid_from: null,
  valid_until: null,
});
