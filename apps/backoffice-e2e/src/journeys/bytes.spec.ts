import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { lastOfTwenty } from '../support/list';
import { expect, test } from '../support/test';

/** Against a page made by hand of exactly the parts needed (tools/bench/limit): DESIGN 9. */
const budget = { ratio: 1.15, requests: 6 };
const limits = () =>
  JSON.parse(
    readFileSync(path.resolve(import.meta.dirname, '../../../../.bench/limit/bytes.json'), 'utf8'),
  ) as {
    login: number;
    app: number;
  };

/** What a device that has never been here loads until `ready` is on the screen. */
async function loadUntil(page: Page, address: string, ready: string) {
  const loads: { url: string; bytes: number; isScript: boolean }[] = [];
  const pending: Promise<void>[] = [];
  page.on('response', (response) => {
    const isScript = response.request().resourceType() === 'script';
    const load = { url: response.url(), bytes: 0, isScript };
    loads.push(load);
    pending.push(
      response
        .request()
        .sizes()
        .then(({ responseBodySize }) => {
          load.bytes = responseBodySize;
        }),
    );
  });
  await page.goto(address);
  await page.locator(ready).first().waitFor();
  const atReady = loads.length;
  await page.waitForLoadState('networkidle');
  await Promise.all(pending);
  const loaded = loads.slice(0, atReady);
  const scripts = loaded.filter(({ isScript }) => isScript);
  return {
    bytes: scripts.reduce((sum, { bytes }) => sum + bytes, 0),
    requests: loaded.length,
    list: loaded.map(({ url, bytes }) => `${bytes} ${url}`).join('\n'),
  };
}

test.describe('bytes on the wire', () => {
  test('login costs little more than antd itself', async ({ page }) => {
    const { bytes, list } = await loadUntil(page, '/login', 'input[autocomplete="current-password"]');
    expect(bytes, list).toBeGreaterThan(0);
    expect(bytes / limits().login, list).toBeLessThanOrEqual(budget.ratio);
  });

  test('a list costs little more than antd itself, in few requests', async ({ page, signedInAs }) => {
    await signedInAs('admin');
    const { bytes, requests, list } = await loadUntil(page, '/countries', lastOfTwenty);
    expect(bytes, list).toBeGreaterThan(0);
    expect(bytes / limits().app, list).toBeLessThanOrEqual(budget.ratio);
    expect(requests, list).toBeLessThanOrEqual(budget.requests);
  });
});
