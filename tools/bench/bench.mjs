// Measures the product against the limit pages in a real browser, its API against a bare handler, and its ledger against the same
// statements by hand, and writes docs/performance.md. `--runs 3` is for a quick look, `--only screens`, `api` or `ledger` for one part,
// and `--no-write` leaves the page unchanged.
import { chromium } from '@playwright/test';
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { findChromium } from '../scripts/lib/chromium.mjs';
import { requireNode } from '../scripts/lib/node-version.mjs';
import { at, root } from '../scripts/lib/root.mjs';
import { measureApi } from './lib/api.mjs';
import { measureLoad, measureNavigation, measureWork } from './lib/measure.mjs';
import { signIn, startProduct } from './lib/product.mjs';
import { apiRows, screenRows, tableOf } from './lib/report.mjs';
import { serveLimit } from './lib/serve-limit.mjs';
import { limitSite, ourSite } from './lib/sites.mjs';

requireNode();
const { values: options } = parseArgs({
  options: {
    runs: { type: 'string', default: '7' },
    seconds: { type: 'string', default: '8' },
    only: { type: 'string' },
    write: { type: 'boolean', default: true },
  },
  allowNegative: true,
});
const built = spawnSync(process.execPath, [at('tools/scripts/build.mjs'), '--if-changed'], {
  cwd: root,
  stdio: 'inherit',
});
if (built.status !== 0) process.exit(1);
process.env.NODE_ENV = 'production';
const { buildLimit } = await import('./limit/build.mjs');

const rows = [];
const browserPath = findChromium();
const measures = (part) => !options.only || options.only === part;
if (measures('screens')) {
  const measured = await screens(Number(options.runs));
  rows.push(...measured);
  if (options.write) writePart('screens', measured, `Medians of ${options.runs} runs,`);
}
if (measures('api')) {
  const measured = apiRows(await measureApi(Number(options.seconds)));
  rows.push(...measured);
  if (options.write) writePart('api', measured, 'Measured');
}
if (measures('ledger')) {
  const measured = ledger();
  rows.push(...measured);
  if (options.write) writePart('ledger', measured, 'Measured');
}
console.log(`\n${tableOf(rows)}`);
process.exit(rows.every(({ kept }) => kept !== false) ? 0 : 1);

async function screens(runs) {
  const product = await startProduct();
  const limit = await serveLimit(await buildLimit(), product.url);
  const storage = await signIn(product.url);
  const sites = { ours: ourSite(product.url, storage), limit: limitSite(limit.url, storage) };
  const results = { ours: [], limit: [] };
  try {
    for (let run = 0; run < runs; run += 1) {
      // Alternately, so that a busy minute of the machine affects both.
      for (const [name, site] of Object.entries(sites)) results[name].push(await measure(site));
      console.log(`run ${run + 1} of ${runs}, load ${os.loadavg()[0].toFixed(1)}`);
    }
  } finally {
    await limit.close();
    await product.stop();
  }
  return screenRows(results.ours, results.limit);
}

/** In a separate process, as with `npm run bench:ledger`. */
function ledger() {
  const directory = mkdtempSync(path.join(os.tmpdir(), 'traveldesk-bench-'));
  const file = path.join(directory, 'ledger.json');
  try {
    const { status } = spawnSync(process.execPath, [at('tools/bench/built.mjs'), 'ledger', '--json', file], {
      cwd: root,
      stdio: 'inherit',
    });
    // An exceeded budget is reported by its row; without rows there is nothing to report.
    if (status !== 0 && status !== 1) throw new Error('The ledger could not be measured.');
    return JSON.parse(readFileSync(file, 'utf8'));
  } finally {
    rmSync(directory, { recursive: true, force: true });
  }
}

async function measure(site) {
  const { login, home, list } = site.views;
  // A separate browser for each run, so that nothing is warm.
  const args = [
    '--disable-gpu',
    '--disable-background-networking',
    ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
  ];
  const browser = await chromium.launch({ executablePath: browserPath, args });
  try {
    return {
      login: await measureLoad(browser, site, login),
      home: await measureLoad(browser, site, home),
      list: await measureLoad(browser, site, list),
      rested: await measureNavigation(browser, site, 300),
      atOnce: await measureNavigation(browser, site, 0),
      work: await measureWork(browser, site),
    };
  } finally {
    await browser.close();
  }
}

/** Writes the results into their part of the page, with the date and the machine; the results of other commands or days stay. */
function writePart(part, table, runs) {
  const [cpu] = os.cpus();
  const text = `
${tableOf(table)}

${runs} on ${new Date().toISOString().slice(0, 10)} with Node ${process.versions.node} on ${os.cpus().length} cores (${cpu?.model.trim() ?? 'unknown'}).

`;
  const page = readFileSync(at('docs/performance.md'), 'utf8');
  const [before, rest] = page.split(`<!-- bench: ${part} -->\n`);
  const after = rest.slice(rest.indexOf(`<!-- /bench: ${part} -->`));
  writeFileSync(at('docs/performance.md'), `${before}<!-- bench: ${part} -->\n${text}${after}`);
  const oxfmt = at('node_modules/oxfmt/bin/oxfmt');
  spawnSync(process.execPath, [oxfmt, at('docs/performance.md')], { cwd: root, stdio: 'inherit' });
}
