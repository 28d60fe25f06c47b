import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { anyRow, lastOfTwenty } from '../support/list';
import { expect, test } from '../support/test';

/** Compared with a hand-made page of exactly the parts needed (tools/bench/limit): DESIGN 9. */
const budget = { ratio: { login: 1.25, list: 1.3 }, requests: 12 };
const limits = () =>
  JSON.parse(
    readFileSync(path.resolve(import.meta.dirname, '../../../../.bench/limit/bytes.json'), 'utf8'),
  ) as {
    login: number;
    app: number;
  };

/** Counts the requests and bytes of a new device until `ready` is on the screen. */
async function loadUntil(page: Page, address: string, ready: string) {
  await page.addInitScript((selector) => {
    const seen = new MutationObserver(() => {
      if (!document.querySelector(selector)) return;
      performance.mark('ready');
      seen.disconnect();
    });
    seen.observe(document, { childList: true, subtree: true });
  }, ready);
  await page.goto(address);
  await page.locator(ready).first().waitFor();
  await page.waitForLoadState('networkidle');
  const asked = await page.evaluate(() => {
    const [mark] = performance.getEntriesByName('ready');
    const entries = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
    return entries
      .filter(({ startTime }) => mark && startTime <= mark.startTime)
      .map(({ name, initiatorType, encodedBodySize }) => ({
        name,
        // As counted by the browser: the difference between its figures for two responses is sometimes below zero.
        bytes: encodedBodySize,
        isScript: initiatorType !== 'fetch' && name.endsWith('.js'),
      }));
  });
  const scripts = asked.filter(({ isScript }) => isScript);
  return {
    bytes: scripts.reduce((sum, { bytes }) => sum + bytes, 0),
    // The page itself is one more.
    requests: asked.length + 1,
    list: asked.map(({ name, bytes }) => `${bytes} ${name}`).join('\n'),
  };
}

test.describe('bytes on the wire', () => {
  test('login costs little more than antd itself', async ({ page }) => {
    const { bytes, requests, list } = await loadUntil(
      page,
      '/login',
      'input[autocomplete="current-password"]',
    );
    expect(bytes, list).toBeGreaterThan(0);
    expect(bytes / limits().login, list).toBeLessThanOrEqual(budget.ratio.login);
    expect(requests, list).toBeLessThanOrEqual(budget.requests);
  });

  const lists: Readonly<Record<string, string>> = {
    '/countries': lastOfTwenty,
    '/users': anyRow,
    '/companies': anyRow,
    '/suppliers': anyRow,
    '/airlines': anyRow,
    '/tasks': anyRow,
    '/exchange-rates': 'tbody tr a[href*="/exchange-rates/view/"]',
    '/travellers': anyRow,
    '/markups': anyRow,
    '/transactions': 'tbody tr a[href*="/transactions/view/"]',
    '/flights/bookings': 'tbody tr a[href*="/flights/bookings/view/"]',
    '/booking_lists': 'tbody tr a[href*="/flights/bookings/view/"]',
    '/booking-deadlines': 'tbody tr a[href*="/flights/bookings/view/"]',
  };
  for (const [address, ready] of Object.entries(lists)) {
    test(`${address} costs little more than antd itself, with few requests`, async ({ page, signedInAs }) => {
      await signedInAs('admin');
      const { bytes, requests, list } = await loadUntil(page, address, ready);
      expect(bytes, list).toBeGreaterThan(0);
      expect(bytes / limits().app, list).toBeLessThanOrEqual(budget.ratio.list);
      expect(requests, list).toBeLessThanOrEqual(budget.requests);
    });
  }
});
