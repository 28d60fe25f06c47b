import autocannon from 'autocannon';
import pg from 'pg';
import { testPostgres } from '../../scripts/lib/postgres.mjs';
import { at } from '../../scripts/lib/root.mjs';
import { median } from './measure.mjs';
import { signIn, startProduct, startServer } from './product.mjs';

const rounds = 3;
/** Seconds until both run as compiled code: the product has more code to warm up than the bare handler. */
const warmUp = 6;

/**
 * The product's list of 20 rows for a signed-in user against a bare handler with the same statements, both on one PostgreSQL,
 * alternately. Returns requests per second and latencies in milliseconds for both.
 */
export async function measureApi(seconds) {
  const postgres = await testPostgres();
  const name = `traveldesk_bench_${process.pid}`;
  await run(postgres.url, `create database ${name}`);
  const url = new URL(postgres.url);
  url.pathname = `/${name}`;
  const stops = [];
  try {
    const product = await startProduct(url.href);
    stops.push(product.stop);
    const bare = await startServer(at('tools/bench/lib/bare-list.mjs'), '/ready', { DATABASE_URL: url.href });
    stops.push(bare.stop);
    const { token } = await signIn(product.url);
    const ours = {
      url: `${product.url}/api/v1/countries?page=1&per_page=20`,
      headers: { authorization: `Bearer ${token}` },
    };
    const theirs = { url: `${bare.url}/countries` };
    for (const target of [ours, theirs]) await load(target, warmUp);
    const results = { ours: [], theirs: [] };
    for (let round = 0; round < rounds; round += 1) {
      results.ours.push(await load(ours, seconds));
      results.theirs.push(await load(theirs, seconds));
    }
    const rate = (runs) => median(runs.map(({ requests }) => requests.average));
    const spread = (runs, part) => median(runs.map(({ times }) => percentile(times, part)));
    return {
      ours: rate(results.ours),
      bare: rate(results.theirs),
      p50: spread(results.ours, 0.5),
      p99: spread(results.ours, 0.99),
      bareP50: spread(results.theirs, 0.5),
      bareP99: spread(results.theirs, 0.99),
    };
  } finally {
    for (const stop of stops.reverse()) await stop();
    await run(postgres.url, `drop database if exists ${name} with (force)`);
    await postgres.stop();
  }
}

/** Sends requests over ten connections for this many seconds, and measures each one: autocannon itself counts whole milliseconds. */
export async function load(target, duration) {
  const times = [];
  const result = await new Promise((done, fail) => {
    const calls = autocannon({ ...target, connections: 10, duration }, (error, found) =>
      error ? fail(error) : done(found),
    );
    calls.on('response', (_client, _status, _bytes, milliseconds) => times.push(milliseconds));
  });
  if (result.non2xx > 0 || result.errors > 0)
    throw new Error(`${target.url}: ${result.non2xx} rejected, ${result.errors} failed`);
  return { ...result, times: times.sort((one, other) => one - other) };
}

function percentile(sorted, part) {
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))];
}

/** Runs one statement and returns its rows. */
export async function run(connectionString, statement) {
  const client = new pg.Client({ connectionString });
  await client.connect();
  try {
    return (await client.query(statement)).rows;
  } finally {
    await client.end();
  }
}
