// The cost of DATABASE_POOLER: `node tools/bench/prepared.mjs --rounds 7 --seconds 4`. Requests per second for a signed-in user's list of
// 20 rows, and the processor time of each (on Linux, with PostgreSQL on this machine): with prepared statements, without them on the same
// PostgreSQL, and without them through pgbouncer where the machine has it; alternately, medians.
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import os from 'node:os';
import { parseArgs } from 'node:util';
import { requireNode } from '../scripts/lib/node-version.mjs';
import { testPostgres } from '../scripts/lib/postgres.mjs';
import { at } from '../scripts/lib/root.mjs';
import { load, run } from './lib/api.mjs';
import { median } from './lib/measure.mjs';
import { processorOf } from './lib/processor.mjs';
import { signIn, startProduct } from './lib/product.mjs';

requireNode();
const { values: options } = parseArgs({
  options: { rounds: { type: 'string', default: '5' }, seconds: { type: 'string', default: '4' } },
});
const postgres = await testPostgres();
const name = `traveldesk_bench_${process.pid}`;
const url = Object.assign(new URL(postgres.url), { pathname: `/${name}` });
const stops = [];
try {
  await run(postgres.url, `create database ${name}`);
  for (const limit of ['statement_timeout', 'idle_in_transaction_session_timeout'])
    await run(postgres.url, `alter database ${name} set ${limit} = '30s'`);
  // The demo is loaded in a separate start, so that nothing loads in the background of the measured ones.
  await (await startProduct(url.href)).stop();
  const pooled = { DEMO_DATA: 'false', DATABASE_POOLER: 'transaction', MIGRATION_DATABASE_URL: url.href };
  const targets = {
    prepared: await target(url.href, { DEMO_DATA: 'false' }),
    'not prepared': await target(url.href, pooled),
  };
  const pgbouncer = await startPgbouncer();
  if (pgbouncer) targets['through pgbouncer'] = await target(pgbouncer, pooled);
  else console.log('through pgbouncer: not run, since this machine has none');

  for (const one of Object.values(targets)) await load(one, 6);
  const found = Object.fromEntries(Object.keys(targets).map((kind) => [kind, []]));
  for (let round = 1; round <= Number(options.rounds); round += 1) {
    for (const [kind, one] of Object.entries(targets)) found[kind].push(await measure(one));
    console.log(`round ${round}, load ${os.loadavg()[0].toFixed(1)}`);
  }
  console.log();
  for (const [kind, turns] of Object.entries(found)) console.log(`${kind}: ${lineOf(turns, found.prepared)}`);
} finally {
  for (const stop of stops.reverse()) await stop();
  await run(postgres.url, `drop database if exists ${name} with (force)`);
  await postgres.stop();
}

async function target(databaseUrl, env) {
  const product = await startProduct(databaseUrl, env);
  stops.push(product.stop);
  const { token } = await signIn(product.url);
  return {
    pid: product.pid,
    url: `${product.url}/api/v1/countries?page=1&per_page=20`,
    headers: { authorization: `Bearer ${token}` },
  };
}

/** Calls the API for one turn: requests per second, and microseconds of processor time per request, ours and PostgreSQL's. */
async function measure({ pid, ...calls }) {
  const before = { ours: processorOf(pid), server: await serversTime() };
  const { requests } = await load(calls, Number(options.seconds));
  const server = await serversTime();
  let used = 0;
  for (const [backend, time] of server) used += time - (before.server.get(backend) ?? 0);
  const each = 1e6 / requests.total;
  return { rate: requests.average, ours: (processorOf(pid) - before.ours) * each, server: used * each };
}

/** Processor time used by each PostgreSQL process of this database. */
async function serversTime() {
  const rows = await run(postgres.url, `select pid from pg_stat_activity where datname = '${name}'`);
  return new Map(rows.map(({ pid }) => [pid, processorOf(pid)]));
}

function lineOf(turns, first) {
  const of = (figure) => {
    const [own, other] = [turns, first].map((some) => median(some.map((turn) => turn[figure])));
    return `${own.toFixed(0)} (${(own / other).toFixed(2)}×)`;
  };
  return `${of('rate')} requests/s, processor a call: ours ${of('ours')} µs, PostgreSQL's ${of('server')} µs`;
}

/** The database's address through a separate pgbouncer; null on a machine without one. */
async function startPgbouncer() {
  const script = at('libs/shared/testing-server/src/pgbouncer-server.mjs');
  if (spawnSync(process.execPath, [script, '--version'], { stdio: 'ignore' }).status !== 0) return null;
  const child = spawn(process.execPath, [script, url.href, url.username], {
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  const ended = once(child, 'exit');
  stops.push(async () => {
    child.stdin.end();
    await ended;
  });
  const [address] = await once(child.stdout.setEncoding('utf8'), 'data');
  return Object.assign(new URL(url), { host: new URL(address).host }).href;
}
