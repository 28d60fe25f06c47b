import { setTimeout as sleep } from 'node:timers/promises';
import { observe } from './observe.mjs';

/** A CPU four times slower, 1.6 Mbps down, 0.75 up, and 150 ms more for every request: a slow laptop on a slow connection. */
const slow = {
  cpu: 4,
  network: { offline: false, latency: 150, downloadThroughput: 1.6e6 / 8, uploadThroughput: 0.75e6 / 8 },
};

/** A page on a new device with the slow profile; `storage` is what an earlier sign-in left. */
async function open(browser, site, { path, ready, signedIn }) {
  const context = await browser.newContext({
    viewport: { width: 1366, height: 900 },
    serviceWorkers: 'block',
  });
  const page = await context.newPage();
  const cdp = await context.newCDPSession(page);
  const wire = { requests: 0, scripts: 0, styles: 0 };
  const kinds = new Map();
  cdp.on('Network.requestWillBeSent', ({ request }) => {
    if (request.url.startsWith('http')) wire.requests += 1;
  });
  cdp.on('Network.responseReceived', ({ requestId, type, response }) => {
    if (type === 'Script' || response.mimeType.includes('javascript')) kinds.set(requestId, 'scripts');
    else if (type === 'Stylesheet') kinds.set(requestId, 'styles');
  });
  cdp.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const kind = kinds.get(requestId);
    if (kind) wire[kind] += encodedDataLength;
  });
  await cdp.send('Network.enable');
  await cdp.send('Network.emulateNetworkConditions', slow.network);
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: slow.cpu });
  await context.addInitScript(
    (storage) => Object.entries(storage).forEach(([key, value]) => localStorage.setItem(key, value)),
    signedIn ? site.storage : {},
  );
  await page.addInitScript(observe, ready);
  await page.goto(site.url + path, { waitUntil: 'commit', timeout: 60_000 });
  await page.waitForFunction(() => window.bench.ready !== undefined, undefined, { timeout: 60_000 });
  return { context, page, cdp, wire };
}

/** A cold load: the time until it is ready, and the bytes and requests until then. */
export async function measureReady(browser, site, view) {
  const { context, page, wire } = await open(browser, site, view);
  const { requests, scripts } = wire;
  const ready = await page.evaluate(() => window.bench.ready);
  await context.close();
  return { ready, requests, scripts: scripts / 1000 };
}

/** The same, and the cost of the first seconds. */
export async function measureLoad(browser, site, view) {
  const { context, page, cdp, wire } = await open(browser, site, view);
  const { requests, scripts, styles } = wire;
  await sleep(2500);
  await cdp.send('HeapProfiler.collectGarbage');
  const { usedSize } = await cdp.send('Runtime.getHeapUsage');
  const { ready, shift, tasks } = await page.evaluate(() => window.bench);
  await context.close();
  const early = tasks.filter(({ startTime }) => startTime < ready + 2000);
  const blocking = early.reduce((sum, { duration }) => sum + Math.max(0, duration - 50), 0);
  return {
    scripts: scripts / 1000,
    styles: styles / 1000,
    requests,
    ready,
    blocking,
    shift,
    heap: usedSize / 1e6,
  };
}

/**
 * From home to the list, including its code, and once more without. The pointer rests on the link for this many milliseconds before it
 * presses, which hides what is loaded meanwhile.
 */
export async function measureNavigation(browser, site, rest) {
  const { context, page } = await open(browser, site, site.views.home);
  await sleep(1500);
  const first = await click(page, site.toList, site.views.list.ready, rest);
  await click(page, site.toHome, site.views.home.ready, rest);
  await sleep(500);
  const again = await click(page, site.toList, site.views.list.ready, rest);
  await context.close();
  return { first, again };
}

/** Typing into the search box of a loaded list, and opening its delete dialog. */
export async function measureWork(browser, site) {
  const { context, page } = await open(browser, site, site.views.list);
  await sleep(1500);
  await page.locator(site.search).first().click();
  await sleep(500);
  await page.evaluate(() => (window.bench.keys.length = 0));
  for (const key of 'guinea') {
    await page.keyboard.press(key);
    await sleep(250);
  }
  await sleep(1500);
  const keys = await page.evaluate(() => window.bench.keys);
  for (let count = 0; count < 6; count += 1) await page.keyboard.press('Backspace');
  await sleep(2500);
  const dialog = await click(page, site.remove, site.dialog);
  await context.close();
  return { key: median(keys), dialog };
}

async function click(page, selector, ready, rest = 300) {
  const target = page.locator(selector).first();
  await page.evaluate((wanted) => window.bench.clock(wanted), ready);
  await target.hover();
  await sleep(rest);
  await page.mouse.down();
  await page.mouse.up();
  await page.waitForFunction(() => window.bench.took !== undefined, undefined, { timeout: 45_000 });
  await sleep(700);
  return page.evaluate(() => window.bench.took);
}

export function median(values) {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = sorted.length >> 1;
  return sorted.length % 2 === 1 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2;
}
