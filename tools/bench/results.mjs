// Measures the page of flight results with as many offers as `--offers` says (5,000), or with `--hotels` that of hotel results with as many
// properties (2,000), in a real browser with the built product: the time until its first row and until all are there, its memory, and how
// it scrolls: medians of `--runs` (3). The response is made here and passed to the browser in the real format, so that only the page is
// measured.
/* eslint-env browser -- what is handed to evaluate() runs in the page */
import { chromium } from '@playwright/test';
import { parseArgs } from 'node:util';
import { findChromium } from '../scripts/lib/chromium.mjs';
import { requireNode } from '../scripts/lib/node-version.mjs';
import { median } from './lib/measure.mjs';
import { signIn, startProduct } from './lib/product.mjs';
import { answerOf } from './lib/many-offers.mts';
import { stayQuery, staysAnswer } from './lib/many-stays.mts';

requireNode();
const { values: options } = parseArgs({
  options: {
    offers: { type: 'string', default: '5000' },
    hotels: { type: 'string' },
    runs: { type: 'string', default: '3' },
  },
});
const dayIn = (days) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
const [from, to] = [dayIn(40), dayIn(43)];
const flights = () => ({
  count: Number(options.offers),
  answer: answerOf(Number(options.offers), from),
  api: '**/api/v1/flights/offers?*',
  form: '/flights/search',
  page: `/flights/results?type=oneway&trips=LHR-DXB-${from}&cabin=Economy&adults=1&sort=price`,
});
const hotels = () => ({
  count: Number(options.hotels),
  answer: staysAnswer(Number(options.hotels), from, to),
  api: '**/api/v1/hotels/offers?*',
  form: '/hotels/search',
  page: `/hotels/results?${stayQuery(from, to)}&sort=price`,
});
const measured = options.hotels === undefined ? flights() : hotels();

const product = await startProduct();
const args = ['--disable-gpu', '--enable-precise-memory-info', '--js-flags=--expose-gc'];
if (process.getuid?.() === 0) args.push('--no-sandbox');
const browser = await chromium.launch({ executablePath: findChromium(), args });
const runs = [];
try {
  for (let run = 0; run < Number(options.runs); run += 1) runs.push(await measure());
  const names = Object.keys(runs[0]);
  const medians = names.map((name) => [name, round(median(runs.map((run) => run[name])))]);
  console.log(JSON.stringify({ results: measured.count, ...Object.fromEntries(medians) }, null, 2));
} finally {
  await browser.close();
  await product.stop();
}

async function measure() {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  await context.addInitScript(
    (items) => {
      for (const [key, value] of Object.entries(items)) localStorage.setItem(key, value);
    },
    await signIn(product.url),
  );
  const page = await context.newPage();
  await page.route(measured.api, (route) =>
    route.fulfill({ contentType: 'application/x-ndjson', body: measured.answer }),
  );
  const heap = async () => {
    const session = await context.newCDPSession(page);
    await session.send('HeapProfiler.collectGarbage');
    const { usedSize } = await session.send('Runtime.getHeapUsage');
    return usedSize / 1e6;
  };

  await page.goto(product.url + measured.form);
  await page.waitForSelector('main h1');
  const before = await heap();
  await page.goto(product.url + measured.page);
  await page.waitForSelector('article');
  const first = await page.evaluate(() => performance.now());
  await page.waitForSelector('[data-suppliers]:not(:has([data-status]))');
  const whole = await page.evaluate(() => performance.now());
  const after = await heap();
  const scroll = await page.evaluate(scrollThrough);
  const filter = await page.evaluate(async () => {
    const start = performance.now();
    document.querySelector('fieldset input[type="checkbox"]').click();
    await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
    return performance.now() - start;
  });
  const rows = await page.locator('article').count();
  await context.close();
  return {
    answer_megabytes: measured.answer.length / 1e6,
    first_row_ms: first,
    all_results_ms: whole,
    heap_before_megabytes: before,
    heap_megabytes: after,
    rows_in_the_page: rows,
    scroll_frames: scroll.frames,
    scroll_frame_median_ms: scroll.median,
    scroll_frame_p95_ms: scroll.p95,
    scroll_frame_longest_ms: scroll.longest,
    filter_to_paint_ms: filter,
  };
}

function round(value) {
  return Math.round(value * 10) / 10;
}

/** Runs in the page: 240 frames of 180 px each, as with a quickly turned wheel, and how long each took. */
async function scrollThrough() {
  const times = [];
  let last = await new Promise((next) => requestAnimationFrame(next));
  for (let frame = 0; frame < 240; frame += 1) {
    window.scrollBy(0, 180);
    const now = await new Promise((next) => requestAnimationFrame(next));
    times.push(now - last);
    last = now;
  }
  times.sort((one, other) => one - other);
  const at = (share) => times[Math.floor(times.length * share)];
  return { frames: times.length, median: at(0.5), p95: at(0.95), longest: times.at(-1) };
}
