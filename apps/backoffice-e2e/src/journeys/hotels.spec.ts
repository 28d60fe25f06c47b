import { expectAccessible, expectNoOverflow } from '../support/checks';
import { dayIn } from '../support/days';
import { tabTo, typeInto } from '../support/keyboard';
import { looksFor, nameOf, oneOfEach } from '../support/looks';
import { openByName } from '../support/palette';
import { expect, test } from '../support/test';

const checkIn = dayIn(30);
const checkOut = dayIn(33);

for (const look of looksFor(import.meta.filename, oneOfEach)) {
  test.describe(`hotels (${nameOf(look)})`, () => {
    test.use({ look });

    test('a search by keyboard: menu → form → results; saved, found from the palette, deleted', async ({
      page,
      signedInAs,
      say,
    }) => {
      const text = (key: string, values?: Record<string, string>) => say('hotels', key, values);
      const form = (key: string, values?: Record<string, string>) => say('searchForm', key, values);
      const field = (key: string) => page.getByRole('textbox', { name: text(key), exact: true });
      const press = async (name: string) => {
        await tabTo(page, page.getByRole('button', { name, exact: true }).first());
        await page.keyboard.press('Enter');
      };
      await signedInAs('admin');
      await page.goto('/countries');
      const entry = page.locator('nav a[href="/hotels/search"]');
      await tabTo(page, entry);
      await page.keyboard.press('Enter');
      await expect(page.getByRole('heading', { level: 1, name: text('search.title') })).toBeVisible();

      await typeInto(page, page.getByRole('combobox', { name: text('search.place') }), 'DXB');
      await expect(page.locator('.ant-select-dropdown:visible')).toContainText(text('places.kinds.airport'));
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(/place=city\.DXB/);
      await typeInto(page, field('search.checkIn'), checkIn);
      await typeInto(page, field('search.nights'), '3');
      await press(form('stepper.more', { group: text('search.children') }));
      await press(text('search.confirm'));
      const age = page.getByRole('combobox', { name: text('search.ageOf', { number: '1' }) });
      await expect(age).toBeFocused();
      await expect(page.getByText(text('search.problems.stay_age_missing'))).toBeVisible();
      await expectAccessible(page);
      await page.keyboard.type('8');
      const query = `place=city.DXB&check_in=${checkIn}&check_out=${checkOut}&rooms=2-8`;
      await expect(page).toHaveURL(new RegExp(`/hotels/search\\?${query}$`));
      await expectNoOverflow(page);

      const name = `Dubai ${look.language} ${Date.now()}`;
      await typeInto(page, page.getByRole('textbox', { name: form('own.name') }), name);
      await page.keyboard.press('Enter');
      await expect(page.getByRole('link', { name: new RegExp(name) })).toBeVisible();
      await openByName(page, name);
      await expect(page).toHaveURL(new RegExp(`/hotels/search\\?${query}$`));
      await page.getByRole('button', { name: form('own.forget', { name }) }).click();
      await expect(page.getByRole('link', { name: new RegExp(name) })).toHaveCount(0);

      await press(text('search.confirm'));
      await expect(page).toHaveURL(new RegExp(`/hotels/results\\?${query}$`));
    });
  });
}

test('a typed hotel search opens its results', async ({ page, signedInAs }) => {
  await signedInAs('agent');
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.keyboard.press('Control+k');
  await page.keyboard.type('hotel dxb 12dec 3n 2a1c8');
  await expect(page.getByRole('option', { name: /Dubai/ })).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(
    /\/hotels\/results\?place=city\.DXB&check_in=\d{4}-12-12&check_out=\d{4}-12-15&rooms=2-8$/,
  );
});
