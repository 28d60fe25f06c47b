// Compares builds of the screens: how soon a page is ready, each build in turn, with the slow profile. `node tools/bench/pairs.mjs
// --pairs 15 --page list DIST OTHER …` takes folders of built screens, the first one as the reference, and says by how much each is
// slower, with the interval that contains the median in 95 of 100 such series.
import { chromium } from '@playwright/test';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { findChromium } from '../scripts/lib/chromium.mjs';
import { requireNode } from '../scripts/lib/node-version.mjs';
import { at } from '../scripts/lib/root.mjs';
import { measureReady, median } from './lib/measure.mjs';
import { signIn, startServer } from './lib/product.mjs';
import { ourSite } from './lib/sites.mjs';

requireNode();
process.setMaxListeners(0);
const { values: options, positionals: builds } = parseArgs({
  allowPositionals: true,
  options: { pairs: { type: 'string', default: '15' }, page: { type: 'string', default: 'list' } },
});
if (builds.length < 2) throw new Error('Name at least two folders of built screens to compare');

// The API looks for the screens beside itself, and for its packages above.
const shelf = mkdtempSync(at('dist/pairs-'));
const args = [
  '--disable-gpu',
  '--disable-background-networking',
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
];
const products = [];
try {
  for (const [index, build] of builds.entries()) products.push(await start(build, String(index)));
  for (let round = 0; round < Number(options.pairs); round += 1) {
    // Each comes before another as often as after it.
    const turn = products.map((_, place) => products[(place + round) % products.length]);
    for (const product of turn) product.runs.push(await ready(product));
    console.log(`round ${round + 1} of ${options.pairs}, load ${os.loadavg()[0].toFixed(1)}`);
  }
} finally {
  for (const { stop } of products) await stop();
  rmSync(shelf, { recursive: true, force: true });
}
report();

async function start(build, name) {
  const place = path.join(shelf, name);
  cpSync(at('dist/apps/api'), path.join(place, 'api'), { recursive: true });
  cpSync(build, path.join(place, 'backoffice'), { recursive: true });
  const env = { NODE_ENV: '', DEMO_DATA: 'true', CALL_LIMIT: '0', DATABASE_URL: '' };
  const { url, stop } = await startServer(path.join(place, 'api/main.mjs'), '/api/v1/ready', env);
  return { name: path.basename(build), site: ourSite(url, await signIn(url)), stop, runs: [] };
}

/** In a separate browser, so that nothing is warm. */
async function ready({ site }) {
  const browser = await chromium.launch({ executablePath: findChromium(), args });
  try {
    return await measureReady(browser, site, site.views[options.page]);
  } finally {
    await browser.close();
  }
}

function report() {
  const [base] = products;
  for (const { name, runs } of products) {
    const ratios = runs.map((run, index) => run.ready / base.runs[index].ready);
    const [low, high] = interval(ratios);
    const { requests, scripts } = runs.at(-1);
    console.log(
      `${name}: ${options.page} ready ${median(runs.map((run) => run.ready)).toFixed(0)} ms, ×${median(ratios).toFixed(3)} ` +
        `(${low.toFixed(3)} to ${high.toFixed(3)}), ${requests} requests, ${scripts.toFixed(0)} kB of JavaScript`,
    );
  }
}

/** The range of the median of such ratios: of 2,000 series drawn from them, the middle 95 of 100. */
function interval(ratios) {
  const medians = Array.from({ length: 2000 }, () =>
    median(ratios.map(() => ratios[Math.floor(Math.random() * ratios.length)])),
  ).sort((one, other) => one - other);
  return [medians[50], medians[1949]];
}
