// Measures the page of flight results with as many offers as `--offers` says (5,000), in a real browser with the built product: the time
// until its first row and until all are there, its memory, and how it scrolls. The response is made here and passed to the browser in the
// real format, so that only the page is measured.
/* eslint-env browser -- what is handed to evaluate() runs in the page */
import { chromium } from '@playwright/test';
import { parseArgs } from 'node:util';
import { findChromium } from '../scripts/lib/chromium.mjs';
import { requireNode } from '../scripts/lib/node-version.mjs';
import { signIn, startProduct } from './lib/product.mjs';
import { answerOf } from './lib/many-offers.mts';

requireNode();
const { values: options } = parseArgs({ options: { offers: { type: 'string', default: '5000' } } });
const date = new Date(Date.now() + 40 * 86_400_000).toISOString().slice(0, 10);
const answer = answerOf(Number(options.offers), date);

const product = await startProduct();
const args = ['--disable-gpu', '--enable-precise-memory-info', '--js-flags=--expose-gc'];
if (process.getuid?.() === 0) args.push('--no-sandbox');
const browser = await chromium.launch({ executablePath: findChromium(), args });
try {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  await context.addInitScript(
    (items) => {
      for (const [key, value] of Object.entries(items)) localStorage.setItem(key, value);
    },
    await signIn(product.url),
  );
  const page = await context.newPage();
  await page.route('**/api/v1/flights/offers?*', (route) =>
    route.fulfill({ contentType: 'application/x-ndjson', body: answer }),
  );
  const heap = async () => {
    const session = await context.newCDPSession(page);
    await session.send('HeapProfiler.collectGarbage');
    const { usedSize } = await session.send('Runtime.getHeapUsage');
    return usedSize / 1e6;
  };

  await page.goto(`${product.url}/flights/search`);
  await page.waitForSelector('form button[type="submit"]');
  const before = await heap();
  await page.goto(
    `${product.url}/flights/results?type=oneway&trips=LHR-DXB-${date}&cabin=Economy&adults=1&sort=price`,
  );
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
  console.log(
    JSON.stringify(
      {
        offers: Number(options.offers),
        answer_megabytes: round(answer.length / 1e6),
        first_row_ms: round(first),
        all_offers_ms: round(whole),
        heap_before_megabytes: round(before),
        heap_megabytes: round(after),
        rows_in_the_page: rows,
        scroll_frames: scroll.frames,
        scroll_frame_median_ms: round(scroll.median),
        scroll_frame_p95_ms: round(scroll.p95),
        scroll_frame_longest_ms: round(scroll.longest),
        filter_to_paint_ms: round(filter),
      },
      null,
      2,
    ),
  );
} finally {
  await browser.close();
  await product.stop();
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
