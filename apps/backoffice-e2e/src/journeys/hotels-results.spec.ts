import type { Page } from '@playwright/test';
import { expectAccessible, expectNoOverflow } from '../support/checks';
import { dayIn } from '../support/days';
import { looksFor, nameOf, oneOfEach } from '../support/looks';
import { expectSearchOver } from '../support/search-over';
import { expect, test } from '../support/test';

const looks = looksFor(import.meta.filename, oneOfEach);
const search = `/hotels/results?place=city.DXB&radius=30&check_in=${dayIn(45)}&check_out=${dayIn(48)}&rooms=2`;

const cards = (page: Page) => page.locator('article');
const markers = (page: Page) => page.locator('[data-map] button[data-id]');

/** The totals of the rendered cards, in the order of the list. */
const totals = (page: Page) =>
  cards(page).evaluateAll((all) =>
    all.map((card) => {
      // Arabic writes the currency after the amount.
      const [, after, before] = /EUR\s([\d,.]+)|([\d,.]+)\sEUR/.exec(card.textContent) ?? [];
      return Number((after ?? before)?.replaceAll(',', ''));
    }),
  );

/** The number of hotels that the status says. */
const count = (page: Page) =>
  page
    .locator('main [role="status"]')
    .first()
    .evaluate((status) => Number(/\d+/.exec(status.textContent)?.[0] ?? 1));

for (const look of looks) {
  test.describe(`hotels found (${nameOf(look)})`, () => {
    test.use({ look });

    test('results arrive → filter → order → map, at three widths', async ({ page, signedInAs, say }) => {
      const text = (key: string) => say('hotels', key);
      await page.setViewportSize({ width: 1440, height: 900 });
      await signedInAs('admin');
      await page.goto(search);
      await expectSearchOver(page);
      await expectNoOverflow(page);
      await expectAccessible(page);
      const all = await count(page);
      expect(all).toBeGreaterThan(10);

      // Wide, the map is beside the list, on the other side in Arabic.
      const box = async (selector: string) => (await page.locator(selector).first().boundingBox())?.x ?? 0;
      const isMapLast = (await box('[data-map] > [role="group"]')) > (await box('article'));
      expect(isMapLast).toBe(look.language === 'en');

      const boards = page.getByRole('group', { name: text('filters.board') });
      await boards.getByRole('checkbox', { name: text('rates.boards.breakfast') }).check();
      await expect(page).toHaveURL(/&board=breakfast$/);
      // A hotel stays with those of its rates that have breakfast.
      await expect(cards(page).filter({ hasNotText: text('rates.boards.breakfast') })).toHaveCount(0);
      expect(await count(page)).toBeLessThanOrEqual(all);

      await page.getByRole('button', { name: new RegExp(`^${text('results.sorts.price')}`) }).click();
      await expect(page).toHaveURL(/&sort=price/);
      await expect
        .poll(async () => {
          const shown = await totals(page);
          return shown.every((total, index) => index === 0 || total >= (shown[index - 1] ?? 0));
        })
        .toBe(true);

      // Zoomed in far enough, each hotel has its own marker.
      const single = markers(page).and(page.locator('[data-group="false"]'));
      await expect(async () => {
        await page.getByRole('button', { name: text('map.zoomIn') }).click();
        expect(await single.count()).toBeGreaterThan(0);
      }).toPass();
      await single.first().focus();
      const id = await single.first().getAttribute('data-id');
      await page.keyboard.press('Enter');
      const card = page.locator(`article[data-key="${id}"]`);
      await expect(card).toBeFocused();
      await expect(card).toHaveAttribute('data-active', 'true');
      await expectAccessible(page);

      await page.evaluate(() => scrollTo(0, 0));
      await page.setViewportSize({ width: 1024, height: 768 });
      await expectNoOverflow(page);
      await expectAccessible(page);
      await page.setViewportSize({ width: 390, height: 844 });
      await expectNoOverflow(page);
      await page.getByRole('button', { name: text('map.title'), exact: true }).click();
      await expect(page.getByRole('list', { name: text('results.list') })).toHaveCount(0);
      await markers(page).first().click();
      await expectNoOverflow(page);
      await expectAccessible(page);
      await page.getByRole('button', { name: text('map.list'), exact: true }).click();
      await expect(cards(page).first()).toBeVisible();
    });
  });
}
