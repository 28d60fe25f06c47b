// Measures a search of hotels priced by a thousand rules: how long it takes to read, check, convert, price, shape and merge the properties
// of five suppliers, compared with JSON.parse of their responses, and how much memory the whole takes. Run it with `npm run bench:stays`,
// after a build.
import os from 'node:os';
import type { ConversionRate } from '@traveldesk/currencies-contract';
import { cardsOf } from '../../libs/hotels/contract/src/cards';
import { duffelStaysAdapter } from '../../libs/hotels/server/src/duffel-stays/duffel-stays.adapter';
import type { KeptStay } from '../../libs/hotels/server/src/search/kept-stay';
import { createStayPricer } from '../../libs/hotels/server/src/search/pricing';
import { createSampled } from '../../libs/hotels/server/src/search/sampled';
import { shapedStays } from '../../libs/hotels/server/src/search/shaped-stays';
import { createStaySieve } from '../../libs/hotels/server/src/search/sieve';
import { compileRules, type PricingContext } from '../../libs/markups/contract/src/engine';
import { newId } from '../../libs/shared/server/src/ids';
import { manyStayRules } from './lib/many-rules.mts';
import { median } from './lib/measure.mjs';
import { staysText, trainingStays, wantedStay } from './lib/stay-answers.mjs';

const suppliers = 5;
const propertiesEach = 500;
const ratesEach = 5;
const rules = 1_000;
const rounds = 11;
/** Warm-up rounds that do not count: a real server has been searching for a while, and its code is compiled. */
const warmUp = 4;
/** The parts in which the product reads an answer. */
const [part, partRates] = [100, 500];

const [buyer, parent] = [newId(), newId()];
const compiled = compileRules({
  revision: 1,
  rules: manyStayRules(rules, { buyer, parent }).map((rule) => ({
    ...rule,
    id: newId(),
    version: 1,
    created_at: '2026-11-01T00:00:00.000Z',
  })),
  zones: new Map(),
  discountShare: null,
});

/** Prices have to be converted. */
function rateFrom(base: string): ConversionRate {
  const leg = { id: newId(), base, quote: 'EGP', rate: '50.4321', source: 'manual' as const };
  return {
    from: base,
    to: 'EGP',
    at: new Date().toISOString(),
    legs: [{ ...leg, valid_from: '2026-11-01T00:00:00.000Z' }],
  };
}

const contextOf = (supplierId: string, currency: string): PricingContext => ({
  companies: [
    { id: buyer, type: 'B2B' },
    { id: parent, type: 'B2B' },
  ],
  supplierId,
  markupEnabled: true,
  journey: 'stay',
  at: new Date().toISOString(),
  currency: 'EGP',
  rates: { [currency]: rateFrom(currency) },
  place: () => undefined,
});

const dubai = {
  code: 'DXB',
  former_codes: [],
  time_zone: 'Asia/Dubai',
  latitude: 25.2,
  longitude: 55.3,
};
/** The product's database knows the records of the properties; reading them is not part of this figure. */
const records = Array.from({ length: suppliers }, () => new Map<string, string>());
const ids = Array.from({ length: propertiesEach }, () => newId());
for (const [at, known] of records.entries())
  for (const [index, id] of ids.entries()) known.set(`acc_s${at}_${index}`, id);

async function main() {
  const real = await trainingStays();
  const currency = currencyOf(real);
  const texts = records.map((_, at) =>
    staysText(real, { properties: propertiesEach, rates: ratesEach, key: `s${at}` }),
  );
  const size = texts.reduce((sum, text) => sum + text.length, 0) / 1e6;
  if (process.argv.includes('--memory')) return memory(texts, currency);
  const times: Record<'parse' | 'ours', number[]> = { parse: [], ours: [] };
  for (let round = -warmUp; round < rounds; round += 1) {
    const from = performance.now();
    for (const text of texts) JSON.parse(text);
    const parsed = performance.now();
    await cardsFrom(texts, currency);
    const ended = performance.now();
    if (round < 0) continue;
    times.parse.push(parsed - from);
    times.ours.push(ended - parsed);
  }
  const [parse, ours] = [median(times.parse), median(times.ours)];
  console.log(
    `${suppliers} suppliers × ${propertiesEach} properties × ${ratesEach} rates (${size.toFixed(1)} MB): ` +
      `JSON.parse ${parse.toFixed(0)} ms, parsed, checked, converted, priced by ${rules} rules, shaped and merged ` +
      `${ours.toFixed(0)} ms: ${(ours / parse).toFixed(2)}×, budget 3×`,
  );
  console.log(
    `Node ${process.versions.node}, ${os.cpus().length} cores, load ${os.loadavg()[0]?.toFixed(1)}`,
  );
}

/** One search in a fresh process, whose memory grows most: nothing is compiled, and all five answers are parsed before the first is read. */
async function memory(texts: readonly string[], currency: string) {
  const before = process.memoryUsage().rss;
  await cardsFrom(texts, currency);
  const most = process.resourceUsage().maxRSS * 1024;
  console.log(
    `memory of one search beyond the responses: ${((most - before) / 1e6).toFixed(0)} MB, budget 300 MB`,
  );
}

async function cardsFrom(texts: readonly string[], currency: string) {
  const answers = await Promise.all(texts.map(answerOf));
  const kept = answers.flatMap((answer, at) => keptFrom(answer, at, currency));
  const cards = cardsOf(kept.map(({ result }) => result));
  const rates = cards.reduce((sum, card) => sum + card.rates.length, 0);
  if (cards.length !== propertiesEach || rates !== suppliers * propertiesEach * ratesEach)
    throw new Error(`${cards.length} cards with ${rates} rates`);
  return cards;
}

const answerOf = (text: string) =>
  duffelStaysAdapter.search(async () => ({ status: 200, body: text, said: null }), {
    ...wantedStay,
    negotiated: [],
  });

function currencyOf(results: Awaited<ReturnType<typeof trainingStays>>): string {
  return results[0]?.cheapest_rate_currency ?? 'USD';
}

/** Brings everything in a response into the form in which it is stored and shown, as `answerParts` does. */
function keptFrom(answer: Awaited<ReturnType<typeof answerOf>>, at: number, currency: string): KeptStay[] {
  const sieve = createStaySieve(wantedStay, currency);
  const pricer = createStayPricer({
    rules: compiled,
    context: contextOf(`s${at}`, currency),
    stay: { checkIn: wantedStay.check_in, nights: 3, rooms: wantedStay.rooms },
    seen: createSampled().see,
  });
  const kept: KeptStay[] = [];
  while (answer.left() > 0) {
    const found = sieve.sift(answer.read(part, partRates), new Set());
    kept.push(
      ...shapedStays(found, {
        pricer,
        sieve,
        records: records[at] ?? new Map(),
        nearest: () => dubai,
        supplier: { key: `s${at}`, training: true },
        center: wantedStay.point,
        latest: new Date(Date.now() + 1_800_000).toISOString(),
      }),
    );
  }
  return kept;
}

await main();
