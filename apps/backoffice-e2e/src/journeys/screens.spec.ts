import type { BrowserContext } from '@playwright/test';
import { accounts, sessionOf, storeSession } from '../support/accounts';
import { expectAccessible, expectNoOverflow, expectPageWidth, expectReadable } from '../support/checks';
import { applyLook, applyTheme, isWholeRun } from '../support/looks';
import { addressOf, answerLate, expectStill, expectWhole, openings } from '../support/screens';
import { expect, test as base } from '../support/test';

const heights = { 1440: 900, 1024: 900, 390: 844, 320: 844 } as const;

interface Visited {
  /** Whether a user is signed in. */
  isIn: boolean;
}

/** The devices of one worker, by language: what one has loaded for a screen it has for the next. */
const test = base.extend<Visited, { devices: Map<string, BrowserContext> }>({
  isIn: [true, { option: true }],
  devices: [
    // eslint-disable-next-line no-empty-pattern -- Playwright reads from the pattern what a fixture needs: nothing
    async ({}, use) => {
      const devices = new Map<string, BrowserContext>();
      await use(devices);
      for (const device of devices.values()) await device.close();
    },
    { scope: 'worker' },
  ],
  context: async ({ browser, request, devices, baseURL, look, isIn }, use) => {
    const name = `${look.language} ${isIn}`;
    const device = devices.get(name) ?? (await browser.newContext());
    if (devices.has(name)) await applyTheme(device, baseURL ?? '', look.theme);
    else {
      await applyLook(device, baseURL ?? '', look);
      if (isIn) await storeSession(device, await sessionOf(request, accounts.admin));
      devices.set(name, device);
    }
    await use(device);
  },
  page: async ({ context, viewport }, use) => {
    const page = await context.newPage();
    if (viewport) await page.setViewportSize(viewport);
    await use(page);
    await page.close();
  },
});

const visitors = test.extend({ isIn: false });

/**
 * Each screen is visited twice: wide in English and dark, with late responses, and narrow in Arabic and light. One of the visits checks
 * all of WCAG. In `npm run test:all` both do, at four widths and in both themes.
 */
for (const language of ['en', 'ar'] as const) {
  const wide = language === 'en';
  test.describe(`screens (${language})`, () => {
    test.use({ look: { language, theme: wide || isWholeRun ? 'dark' : 'light' } });

    openings.forEach((opening, number) => {
      /** Whether all of WCAG is checked in this visit; in the other only what a theme can break. */
      const isJudged = (number % 2 === 0) === wide;
      const title = `${opening.name}: is accessible, and nothing sticks out`;
      (opening.visitor ? visitors : test)(title, async ({ page, request, say }) => {
        const resize = (width: keyof typeof heights) =>
          page.setViewportSize({ width, height: heights[width] });
        const address = await addressOf(opening, request);
        if (address === null) return test.skip(true, `${opening.records} has no record yet`);
        // In one language the responses arrive late, one after the other: nothing already displayed may move.
        const settled = wide ? await answerLate(page) : undefined;
        await page.goto(address);
        await expectWhole(page, opening);
        await settled?.();
        expect(page.url()).toContain(address);
        if (!wide && !isWholeRun) await resize(390);
        await expectNoOverflow(page);
        await expectPageWidth(page);
        if (!isWholeRun) return isJudged ? expectAccessible(page) : expectReadable(page);
        if (wide) await expectAccessible(page);

        await resize(1024);
        await expectNoOverflow(page);
        // WCAG 1.4.10: nothing requires scrolling both ways to read, at 320 pixels and so at a zoom of four at 1280.
        await resize(320);
        await expectNoOverflow(page);
        await resize(390);
        await expectNoOverflow(page);
        await page.getByRole('button', { name: say('common', 'shell.to.light') }).click();
        await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
        await expectStill(page);
        await (wide ? expectReadable(page) : expectAccessible(page));
      });
    });
  });
}
