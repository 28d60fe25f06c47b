import type { Page } from '@playwright/test';
import { expectListed } from '../support/list';
import { expect, test } from '../support/test';

interface Frame {
  dir: string;
  lang: string;
  background: string;
}

declare global {
  interface Window {
    frames_: Frame[];
  }
}

/** Records, frame by frame from the start, what a reload shows. */
function recordFrames() {
  window.frames_ = [];
  const note = () => {
    if (document.body) {
      const { dir, lang } = document.documentElement;
      const backgrounds = [document.body, document.documentElement].map(
        (element) => getComputedStyle(element).backgroundColor,
      );
      const background = backgrounds.find((colour) => colour !== 'rgba(0, 0, 0, 0)') ?? 'none';
      window.frames_.push({ dir, lang, background });
    }
    if (performance.now() < 3000) requestAnimationFrame(note);
  };
  requestAnimationFrame(note);
}

/** The painted color behind the page. */
function backgroundOf(page: Page): Promise<string> {
  return page.evaluate(() => {
    const colours = [document.body, document.documentElement].map(
      (one) => getComputedStyle(one).backgroundColor,
    );
    return colours.find((colour) => colour !== 'rgba(0, 0, 0, 0)') ?? 'none';
  });
}

/** The painted state of everything the customizer can change. */
function paintedOn(page: Page) {
  return page.evaluate(() => {
    const styleOf = (selector: string) => {
      const element = document.querySelector(selector);
      return element && getComputedStyle(element);
    };
    const navbar = styleOf('header:has(button)');
    const navigation = document.querySelector('nav')?.getBoundingClientRect();
    return {
      navbar: navbar?.position,
      blur: navbar?.backdropFilter,
      navigation: Math.round(navigation?.width ?? 0),
      content: Math.round(document.querySelector('main section')?.getBoundingClientRect().width ?? 0),
      button: styleOf('a[href="/countries/create"]')?.backgroundColor,
    };
  });
}

/** Each option of the customizer, and what it changes on the page. */
const changes: [string, string, keyof Awaited<ReturnType<typeof paintedOn>>][] = [
  ['Primary color', 'Blue', 'button'],
  ['Content width', 'Centered', 'content'],
  ['Vertical navigation', 'Collapsed', 'navigation'],
  ['Navigation', 'Horizontal', 'navigation'],
  ['Navbar blur', 'Off', 'blur'],
  ['Navbar', 'Static', 'navbar'],
];

test.describe('preferences', () => {
  test('each option of the customizer changes the page at once, and persists after a reload', async ({
    page,
    signedInAs,
  }) => {
    await signedInAs('admin');
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto('/countries');
    await expectListed(page, 20);
    await page.getByRole('button', { name: 'Customize' }).click();
    for (const [group, option, part] of changes) {
      const before = await paintedOn(page);
      const choice = page.getByRole('group', { name: group, exact: true });
      const radio = page.getByRole('radio', { name: option, exact: true });
      await choice.locator('label', { has: radio }).click();
      await expect
        .poll(async () => (await paintedOn(page))[part], `${group}: ${option}`)
        .not.toBe(before[part]);
    }
    await page.keyboard.press('Escape');
    await page.waitForTimeout(500);
    const chosen = await paintedOn(page);
    await page.reload();
    await expectListed(page, 20);
    // The row of navigation loads only for users who chose it.
    await page.getByRole('navigation', { name: 'Main navigation' }).waitFor();
    expect(await paintedOn(page)).toEqual(chosen);
  });

  test('language and theme chosen in the navbar persist after a reload, from the first frame', async ({
    page,
    signedInAs,
  }) => {
    await signedInAs('admin');
    await page.goto('/countries');
    await page.getByRole('button', { name: 'Language' }).click();
    await page.getByRole('menuitem', { name: 'العربية' }).click();
    await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
    await expect(page.locator('html')).toHaveAttribute('lang', 'ar');
    expect(await page.evaluate(() => localStorage.getItem('locale'))).toBe('ar');
    const dark = await backgroundOf(page);
    await page
      .getByRole('banner')
      .getByRole('button', { name: /فاتح|الفاتح/ })
      .click();
    await expect.poll(() => backgroundOf(page)).not.toBe(dark);
    await page.waitForTimeout(500);
    const light = await backgroundOf(page);

    await page.addInitScript(recordFrames);
    await page.reload();
    await expectListed(page, 20);
    const frames = await page.evaluate(() => window.frames_);
    expect(frames.length).toBeGreaterThan(3);
    const looks = (found: Frame[]) => [...new Set(found.map((frame) => JSON.stringify(frame)))];
    const chosen = [JSON.stringify({ dir: 'rtl', lang: 'ar', background: light })];
    expect(looks(frames)).toEqual(chosen);

    // On a slow connection the stylesheet loads after the entry, and the page is empty meanwhile.
    await page.addInitScript(() =>
      Object.defineProperty(navigator, 'connection', { value: { downlink: 1, rtt: 300 } }),
    );
    await page.reload();
    await expectListed(page, 20);
    expect(looks(await page.evaluate(() => window.frames_))).toEqual(chosen);
  });

  test('they are stored in a cookie for 30 days, per user', async ({ page, context, signedInAs }) => {
    await signedInAs('admin');
    await page.goto('/');
    await page.getByRole('button', { name: /light/i }).click();
    const id = await page.evaluate(
      () => (JSON.parse(localStorage.getItem('user') ?? '{}') as { id: string }).id,
    );
    const cookies = await context.cookies();
    const cookie = cookies.find(({ name }) => name.includes(id));
    expect(decodeURIComponent(cookie?.value ?? '')).toContain('theme=light');
    const days = ((cookie?.expires ?? 0) - Date.now() / 1000) / 86_400;
    expect(days).toBeGreaterThan(29.9);
    expect(days).toBeLessThanOrEqual(30.01);
  });

  test('the default is dark, in English, from left to right', async ({ browser, baseURL }) => {
    const context = await browser.newContext({ ...(baseURL && { baseURL }) });
    const page = await context.newPage();
    await page.goto('/login');
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
    await expect(page.locator('html')).toHaveAttribute('dir', 'ltr');
    const colour = await backgroundOf(page);
    const [red = 255, green = 255, blue = 255] = colour.match(/\d+/g)?.map(Number) ?? [];
    expect(Math.max(red, green, blue)).toBeLessThan(80);
    await context.close();
  });
});
