// Measures a search: how long the offers of five suppliers take to be read, checked, priced and put into shape, against
// JSON.parse of their answers; and how long after the fastest supplier's answer the first offers are with the caller.
// Run it by `npm run bench:search`, after a build.
import os from 'node:os';
import { duffelAdapter } from '../../libs/flights/server/src/duffel/duffel.adapter';
import { airportsOf, codesOf } from '../../libs/flights/server/src/check/airports';
import { createSieve } from '../../libs/flights/server/src/check/sieve';
import { createZones } from '../../libs/flights/server/src/check/zones';
import { keepOffers } from '../../libs/flights/server/src/search/kept-offer';
import { newBatchId, offerIdOf } from '../../libs/flights/server/src/search/offer-ids';
import { answerText, datesOf, queryOf, serveAnswer, trainingAnswer } from './lib/duffel-answers.mjs';
import { median } from './lib/measure.mjs';
import { signIn, startServer } from './lib/product.mjs';

const suppliers = 5;
const offersEach = 1_000;
const rounds = 11;

const trip = (origin, destination, date) => ({ origin, destination, date, departure: null, arrival: null });
const criteriaOf = ({ slices: [out, back] }) => ({
  type: 'roundtrip',
  trips: [trip('LHR', 'JFK', out.departure_date), trip('JFK', 'LHR', back.departure_date)],
  cabin: 'Economy',
  adults: 1,
  children: [],
  infants: [],
  airline: null,
  max_stops: null,
  company_id: null,
});

/** What the product knows of airports; asking its database once a minute is no part of this figure. */
const place = (code, city_code, time_zone) => {
  const name = { en: code, fr: code, ar: code };
  return [code, { kind: 'airport', code, name: code, city: name, city_code, country: name, time_zone }];
};
const places = new Map([place('LHR', 'LON', 'Europe/London'), place('JFK', 'NYC', 'America/New_York')]);
const zones = createZones();
const seller = { airlines: { mode: 'all', codes: [] }, cabins: ['Economy'] };

async function main() {
  const data = await trainingAnswer();
  await merging(data);
  await firstOffers(data, offersEach);
  await firstOffers(data, 100);
  console.log(
    `Node ${process.versions.node}, ${os.cpus().length} cores, load ${os.loadavg()[0]?.toFixed(1)}`,
  );
}

async function merging(data) {
  const texts = Array.from({ length: suppliers }, (_, at) => answerText(data, offersEach, `s${at}`));
  const times = { parse: [], ours: [], checks: [] };
  for (let round = 0; round < rounds; round += 1) {
    const from = performance.now();
    for (const text of texts) JSON.parse(text);
    const parsed = performance.now();
    let kept = 0;
    const checking = { ms: 0 };
    for (const [at, text] of texts.entries()) kept += await read(text, `s${at}`, criteriaOf(data), checking);
    times.parse.push(parsed - from);
    times.ours.push(performance.now() - parsed);
    times.checks.push(checking.ms);
    if (kept !== suppliers * offersEach) throw new Error(`${kept} offers were kept`);
  }
  const [parse, ours] = [median(times.parse), median(times.ours)];
  const size = texts.reduce((sum, text) => sum + text.length, 0) / 1e6;
  console.log(
    `${suppliers} suppliers × ${offersEach} offers (${size.toFixed(1)} MB): JSON.parse ${parse.toFixed(0)} ms, ` +
      `parsed, checked, priced and shaped ${ours.toFixed(0)} ms: ${(ours / parse).toFixed(2)}×, budget 3×`,
  );
  const checks = median(times.checks) / suppliers;
  console.log(`of it to decide what is believed: ${checks.toFixed(1)} ms for ${offersEach} offers`);
}

async function read(text, key, criteria, checking) {
  const terms = { key, currency: 'EUR', timeoutMs: 20_000 };
  const answer = await duffelAdapter.search(async () => ({ status: 200, body: text }), criteria, terms);
  const id = newBatchId();
  let kept = 0;
  const sieve = createSieve(seller);
  for (const batch of answer.batches()) {
    const from = performance.now();
    const airports = airportsOf(codesOf(batch.offers), places, answer.names.places);
    const fitting = sieve.sift(batch, { criteria, currency: 'EUR', places, airports, zones });
    checking.ms += performance.now() - from;
    kept += keepOffers(fitting, {
      companyId: null,
      supplierId: key,
      supplierKey: key,
      training: true,
      expiresAt: new Date(Date.now() + 1_800_000),
      idOf: (index) => offerIdOf(id, index),
    }).length;
  }
  return kept;
}

/** One supplier answers after 100 ms, the others later, each with so many offers. */
async function firstOffers(data, count) {
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
    await useSuppliers(
      product.url,
      token,
      servers.map(({ url }) => url),
    );
    const waits = [];
    for (let round = 0; round < rounds; round += 1) {
      const dates = datesOf(round);
      for (const [at, { state }] of servers.entries()) state.text = answerText(data, count, `s${at}`, dates);
      const at = await firstLine(`${product.url}/api/v1/flights/offers?${queryOf(dates)}`, token);
      waits.push(at - (servers[0]?.state.answeredAt ?? 0));
    }
    console.log(
      `first offers after the fastest supplier's answer of ${count} offers: ${median(waits.slice(1)).toFixed(0)} ms ` +
        `(${Math.min(...waits).toFixed(0)} to ${Math.max(...waits).toFixed(0)}), budget 60 ms`,
    );
  } finally {
    await product.stop();
    for (const server of servers) await server.close();
  }
}

/** The moment at which the first offers have come. */
async function firstLine(url, token) {
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

async function useSuppliers(url, token, addresses) {
  const call = async (method, path, body) => {
    const response = await fetch(`${url}/api/v1${path}`, {
      method,
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      ...(body && { body: JSON.stringify(body) }),
    });
    if (!response.ok) throw new Error(await response.text());
    return response.json();
  };
  const { data: there } = await call('GET', '/suppliers?status=active');
  for (const { id, name, key, module, protocol, base_url, currency, timeout_ms, concurrency } of there) {
    await call('PUT', `/suppliers/${id}`, {
      name,
      key,
      module_id: module.id,
      protocol,
      base_url,
      currency,
      timeout_ms,
      concurrency,
      status: 'inactive',
    });
  }
  const { data: modules } = await call('GET', '/modules?key=flights');
  for (const [at, base_url] of addresses.entries()) {
    await call('POST', '/suppliers', {
      name: `Bench ${at}`,
      key: `bench-${at}`,
      module_id: modules[0].id,
      protocol: 'duffel',
      base_url,
      credentials: 'duffel_test_bench',
      currency: 'EUR',
      timeout_ms: 20_000,
      concurrency: 10,
      status: 'active',
    });
  }
}

await main();
