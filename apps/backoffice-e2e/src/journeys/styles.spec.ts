import type { Page, Route } from '@playwright/test';
import { anyRow } from '../support/list';
import { expect, test } from '../support/test';

/**
 * How everything in the page looks: of each element and what stands before and after it, every value. Rows of a table look
 * like its first ones.
 */
function looksOf(page: Page): Promise<Record<string, string>> {
  return page.evaluate(() => {
    const looks: Record<string, string> = {};
    const rows = 'tr:nth-child(n+4), tr:nth-child(n+4) *';
    const elements = [...document.querySelectorAll(`body, body *:not(:is(${rows}))`)];
    elements.forEach((element, index) => {
      for (const part of ['', '::before', '::after']) {
        const style = getComputedStyle(element, part);
        const values = [...style].map((name) => `${name}:${style.getPropertyValue(name)}`);
        looks[`${index} ${element.tagName}${part}`] = values.join(';');
      }
    });
    return looks;
  });
}

/** Holds the whole stylesheet back, and gives it out when it is told to. */
async function holdWhole(page: Page) {
  let release: () => void = () => undefined;
  const released = new Promise<void>((resolve) => (release = resolve));
  const asked: string[] = [];
  await page.route('**/assets/style-*.css', async (route: Route) => {
    asked.push(route.request().url());
    await released;
    await route.continue();
  });
  return { asked, release };
}

const isWhole = (page: Page) =>
  page.waitForFunction(() =>
    [...document.styleSheets].some(({ href }) => /\/assets\/style-[^/]*\.css$/.test(href ?? '')),
  );

/** Nothing comes and nothing moves any more: what is loaded later, as a filter's choices, stands and is in its place. */
async function settled(page: Page): Promise<void> {
  const count = () => page.evaluate(() => document.querySelectorAll('*').length);
  for (let before = -1, now = await count(); now !== before; now = await count()) {
    before = now;
    await page.waitForTimeout(700);
  }
  await page.waitForFunction(() =>
    document.getAnimations().every(({ playState, effect }) => {
      const { iterations } = effect?.getComputedTiming() ?? {};
      return playState !== 'running' || iterations === Infinity;
    }),
  );
  await expect(page.locator('[class*="-appear-active"], [class*="-enter-active"]')).toHaveCount(0);
}

async function expectSameLooks(page: Page, whole: { asked: string[]; release: () => void }): Promise<void> {
  await settled(page);
  const before = await looksOf(page);
  whole.release();
  await isWhole(page);
  await settled(page);
  const after = await looksOf(page);
  const changed = Object.keys(before).flatMap((key) => {
    const [was, is] = [before[key]?.split(';') ?? [], after[key]?.split(';') ?? []];
    return was.flatMap((value, at) => (value === is[at] ? [] : [`${key}: ${value} → ${is[at] ?? ''}`]));
  });
  expect(changed.slice(0, 20)).toEqual([]);
  expect(whole.asked.length).toBeGreaterThan(0);
}

for (const language of ['en', 'ar'] as const) {
  test.describe(`the first stylesheet of a page (${language})`, () => {
    test.use({ look: { language, theme: language === 'en' ? 'dark' : 'light' } });

    test('login looks as it does with the whole', async ({ page }) => {
      const whole = await holdWhole(page);
      await page.goto('/login');
      await page.locator('input[autocomplete="current-password"]').waitFor();
      await expectSameLooks(page, whole);
    });

    for (const address of ['/', '/countries', '/airlines']) {
      test(`${address} looks as it does with the whole`, async ({ page, signedInAs }) => {
        await signedInAs('admin');
        const whole = await holdWhole(page);
        await page.goto(address);
        await page.locator(anyRow).first().waitFor();
        await expectSameLooks(page, whole);
      });
    }

    test('a dialog, a menu and a drawer over a list need no more', async ({ page, signedInAs, say }) => {
      await signedInAs('admin');
      const whole = await holdWhole(page);
      await page.goto('/countries');
      await page.locator(anyRow).first().waitFor();
      await page.getByRole('button', { name: say('common', 'table.options') }).click();
      await expect(page.getByRole('menu').last()).toBeVisible();
      await page.keyboard.press('Escape');
      await page.getByRole('button', { name: say('common', 'customizer.title') }).click();
      await expect(page.getByRole('dialog')).toBeVisible();
      await expectSameLooks(page, whole);
    });

    test('a deletion is asked for with it', async ({ page, signedInAs, say }) => {
      await signedInAs('admin');
      const whole = await holdWhole(page);
      await page.goto('/countries');
      await page.locator('tbody tr button').first().click();
      await expect(page.getByRole('dialog')).toContainText(say('common', 'confirmDelete.question'));
      await expectSameLooks(page, whole);
    });

    test('what it has not waits for the whole', async ({ page, signedInAs }) => {
      await signedInAs('admin');
      const whole = await holdWhole(page);
      await page.goto('/countries');
      await page.locator('main a[href="/countries/create"]').click();
      await page.waitForTimeout(500);
      await expect(page.locator('main form input[type="text"]')).toHaveCount(0);
      whole.release();
      await expect(page.locator('main form input').first()).toBeVisible();
    });
  });
}

test('a stylesheet that cannot be loaded holds no page back', async ({ page, errors }) => {
  await page.route('**/assets/*.css', (route) => route.abort());
  await page.goto('/login');
  await expect(page.locator('input[autocomplete="current-password"]')).toBeVisible();
  errors.length = 0;
});
