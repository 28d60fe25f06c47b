// Measures a search priced by a thousand rules: how long it takes to read, check, convert, price, sort and format the offers of five
// suppliers, compared with JSON.parse of their responses; and how long after the fastest supplier's response the 25 cheapest reach the
// caller. Run it with `npm run bench:search`, after a build.
import os from 'node:os';
import type { Seller } from '@traveldesk/companies-server';
import type { ConversionRate } from '@traveldesk/currencies-contract';
import type { Place } from '@traveldesk/geo-server';
import { emptyCriteria, type FlightCriteria } from '../../libs/flights/contract/src/criteria';
import { duffelAdapter } from '../../libs/flights/server/src/duffel/duffel.adapter';
import { airportsOf, codesOf } from '../../libs/flights/server/src/check/airports';
import { createSieve } from '../../libs/flights/server/src/check/sieve';
import { createZones } from '../../libs/shared/server/src/time-zones';
import { keptOffer } from '../../libs/flights/server/src/search/kept-offer';
import {
  createPricer,
  soldOffer,
  type Pricer,
  type SoldOffer,
} from '../../libs/flights/server/src/search/pricing';
import { createSellOrder, firstPart, laterPart } from '../../libs/flights/server/src/search/sell-order';
import { compileRules, type PricingContext } from '../../libs/markups/contract/src/engine';
import { idInBatch, newBatchId, newId } from '../../libs/shared/server/src/ids';
import { answerText, datesOf, queryOf, serveAnswer, trainingAnswer } from './lib/duffel-answers.mjs';
import { manyRules } from './lib/many-rules.mts';
import { median } from './lib/measure.mjs';
import { callerOf, useRules, useSuppliers } from './lib/priced-search.mjs';
import { signIn, startServer } from './lib/product.mjs';

const suppliers = 5;
const offersEach = 1_000;
const rules = 1_000;
const rounds = 11;
/** Warm-up rounds that do not count: a real server has been searching for a while, and its code is compiled. */
const warmUp = 4;

/** The response of the training supplier. */
type Data = Awaited<ReturnType<typeof trainingAnswer>>;
type Answer = Awaited<ReturnType<typeof duffelAdapter.search>>;

const trip = (origin: string, destination: string, date: string) => ({
  origin,
  destination,
  date,
  departure: null,
  arrival: null,
});
const criteriaOf = ({ slices: [out, back] }: Data): FlightCriteria => ({
  ...emptyCriteria(),
  private_fares: [],
  trips: [trip('LHR', 'JFK', out.departure_date), trip('JFK', 'LHR', back.departure_date)],
});

/** The product's data of airports; querying its database once a minute is not part of this figure. */
const place = (code: string, city_code: string, time_zone: string): [string, Place] => {
  const name = { en: code, fr: code, ar: code };
  return [
    code,
    { kind: 'airport', code, name, city: name, city_code, country: name, time_zone, closed: false },
  ];
};
const places = new Map([place('LHR', 'LON', 'Europe/London'), place('JFK', 'NYC', 'America/New_York')]);
const zones = createZones();
const seller: Pick<Seller, 'airlines' | 'cabins'> = {
  airlines: { mode: 'all', codes: [] },
  cabins: ['Economy'],
};

async function main() {
  const data = await trainingAnswer();
  await merging(data);
  await firstOffers(data, offersEach, 90);
  await firstOffers(data, 100, 60);
  console.log(
    `Node ${process.versions.node}, ${os.cpus().length} cores, load ${os.loadavg()[0]?.toFixed(1)}`,
  );
}

/** The paying company and the company above it. */
const [buyer, parent] = [newId(), newId()];

/** All rules in force, compiled as the product compiles them: once for each revision. */
function compiledRules() {
  const said = manyRules(rules, { buyer, parent }).map((rule) => ({
    ...rule,
    id: newId(),
    version: 1,
    created_at: '2026-11-01T00:00:00.000Z',
  }));
  const from = performance.now();
  const compiled = compileRules({ revision: 1, rules: said, zones: new Map(), discountShare: null });
  console.log(`${rules} rules compiled in ${(performance.now() - from).toFixed(1)} ms`);
  return compiled;
}

/** One euro is 50 pounds: prices have to be converted. */
const rate: ConversionRate = {
  from: 'EUR',
  to: 'EGP',
  at: new Date().toISOString(),
  legs: [
    {
      id: newId(),
      base: 'EUR',
      quote: 'EGP',
      rate: '50.4321',
      valid_from: '2026-11-01T00:00:00.000Z',
      source: 'manual',
    },
  ],
};

const contextOf = (supplierId: string): PricingContext => ({
  companies: [
    { id: buyer, type: 'B2B' },
    { id: parent, type: 'B2B' },
  ],
  supplierId,
  markupEnabled: true,
  journey: 'roundtrip',
  at: new Date().toISOString(),
  currency: 'EGP',
  rates: { EUR: rate },
  place: (code: string) =>
    ({ LHR: { city_code: 'LON', country_code: 'GB' }, JFK: { city_code: 'NYC', country_code: 'US' } })[code],
});

async function merging(data: Data) {
  const compiled = compiledRules();
  const texts = Array.from({ length: suppliers }, (_, at) => answerText(data, offersEach, `s${at}`));
  const times: Record<'parse' | 'ours' | 'checks' | 'prices', number[]> = {
    parse: [],
    ours: [],
    checks: [],
    prices: [],
  };
  for (let round = -warmUp; round < rounds; round += 1) {
    const from = performance.now();
    for (const text of texts) JSON.parse(text);
    const parsed = performance.now();
    let kept = 0;
    const spent = { checks: 0, prices: 0 };
    for (const [at, text] of texts.entries()) {
      const answer = await answerOf(text, `s${at}`, criteriaOf(data));
      kept += soldFrom(answer, createPricer(compiled, contextOf(`s${at}`)), criteriaOf(data), spent);
    }
    if (kept !== suppliers * offersEach) throw new Error(`${kept} offers were kept`);
    if (round < 0) continue;
    times.parse.push(parsed - from);
    times.ours.push(performance.now() - parsed);
    times.checks.push(spent.checks);
    times.prices.push(spent.prices);
  }
  const [parse, ours] = [median(times.parse), median(times.ours)];
  const size = texts.reduce((sum, text) => sum + text.length, 0) / 1e6;
  console.log(
    `${suppliers} suppliers × ${offersEach} offers (${size.toFixed(1)} MB): JSON.parse ${parse.toFixed(0)} ms, ` +
      `parsed, checked, converted, priced by ${rules} rules, put into the order of sale and shaped ` +
      `${ours.toFixed(0)} ms: ${(ours / parse).toFixed(2)}×, budget 3×`,
  );
  const checks = median(times.checks) / suppliers;
  const prices = median(times.prices) / suppliers;
  console.log(`of it to decide what is believed: ${checks.toFixed(1)} ms for ${offersEach} offers`);
  console.log(`of it to convert and price: ${prices.toFixed(1)} ms for ${offersEach} offers`);
}

function answerOf(text: string, key: string, criteria: FlightCriteria): Promise<Answer> {
  const terms = { key, currency: 'EUR', timeoutMs: 20_000 };
  return duffelAdapter.search(async () => ({ status: 200, body: text, said: null }), criteria, terms);
}

/** Brings everything in a response into the format and order in which it is stored and shown; returns the number of offers. */
function soldFrom(
  answer: Answer,
  pricer: Pricer,
  criteria: FlightCriteria,
  spent: { checks: number; prices: number },
): number {
  const order = createSellOrder<SoldOffer>();
  const sieve = createSieve(seller);
  const id = newBatchId();
  const keeping = { supplierKey: 'bench', training: true, expiresAt: new Date(Date.now() + 1_800_000) };
  let count = 0;
  for (let isFirst = true; answer.left() > 0; isFirst = false) {
    const batch = answer.read(isFirst ? firstPart : laterPart);
    const from = performance.now();
    const airports = airportsOf(codesOf(batch.offers), places, answer.names.places);
    const fitting = sieve.sift(batch, { criteria, currency: 'EUR', places, airports, zones });
    const checked = performance.now();
    const sold = fitting.map((offer) => soldOffer(offer, pricer));
    const least = answer.least();
    const parts = order.take(sold, least && pricer.least(least, [{ type: 'adult' }]));
    spent.checks += checked - from;
    spent.prices += performance.now() - checked;
    for (const part of parts) {
      count += part.map((one, index) => keptOffer(idInBatch(id, index), one, keeping)).length;
    }
  }
  return count;
}

/**
 * One supplier answers after 100 ms, the others later, each with this many offers; the searching company has a thousand rules and its own
 * currency.
 */
async function firstOffers(data: Data, count: number, budget: number) {
  const servers = await Promise.all(
    Array.from({ length: suppliers }, (_, at) => serveAnswer(100 + at * 400)),
  );
  const product = await startServer('dist/apps/api/main.mjs', '/api/v1/ready', {
    NODE_ENV: '',
    DEMO_DATA: 'true',
    CALL_LIMIT: '0',
    SUPPLIER_ALLOWED_HOSTS: '127.0.0.1',
  });
  try {
    const { token } = await signIn(product.url);
    const call = callerOf(product.url, token);
    const ids = await useSuppliers(
      call,
      servers.map(({ url }) => url),
    );
    const company = await useRules(call, ids, rules);
    const waits: number[] = [];
    for (let round = 0; round < rounds; round += 1) {
      const dates = datesOf(round);
      for (const [at, { state }] of servers.entries()) state.text = answerText(data, count, `s${at}`, dates);
      const query = `${queryOf(dates)}&company_id=${company}`;
      const at = await firstLine(`${product.url}/api/v1/flights/offers?${query}`, token);
      waits.push(at - (servers[0]?.state.answeredAt ?? 0));
    }
    console.log(
      `the ${firstPart} cheapest by sell price after the fastest supplier's answer of ${count} offers: ` +
        `${median(waits.slice(1)).toFixed(0)} ms (${Math.min(...waits).toFixed(0)} to ${Math.max(...waits).toFixed(0)}), ` +
        `budget ${budget} ms`,
    );
  } finally {
    await product.stop();
    for (const server of servers) await server.close();
  }
}

/** The time at which the first offers have arrived. */
async function firstLine(url: string, token: string): Promise<number> {
  const response = await fetch(url, { headers: { authorization: `Bearer ${token}` } });
  if (!response.ok || !response.body) throw new Error(await response.text());
  let text = '';
  let at = 0;
  for await (const part of response.body.pipeThrough(new TextDecoderStream())) {
    text += part;
    if (at === 0 && text.includes('{"type":"offers"')) at = performance.now();
  }
  if (at === 0) throw new Error(text.slice(0, 2_000));
  return at;
}

await main();
