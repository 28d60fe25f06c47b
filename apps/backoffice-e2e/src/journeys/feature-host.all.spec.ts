import { chooseLanguage } from '../support/choose-language';
import { startFeatureHost } from '../support/dev-shell';
import { expect, test } from '../support/test';

test.describe('the host of one feature library', () => {
  // Vite serves each source and its styles separately: the page grows as they arrive.
  test.use({ shifts: async ({ page: _ }, use) => use([]) });

  test('shows its screens alone over its fake API, in any language, theme and with any permissions', async ({
    page,
  }) => {
    const host = await startFeatureHost('geo');
    try {
      await page.goto(host.url);
      await expect(page.getByRole('heading', { name: 'geo-feature' })).toBeVisible({ timeout: 60_000 });
      const menu = page.getByRole('navigation').getByRole('link');
      await expect(menu).toHaveText(['Home', 'Countries', 'Cities', 'Airports']);
      await menu.filter({ hasText: 'Countries' }).click();
      await expect(page.getByRole('row', { name: /Egypt EG/ })).toBeVisible({ timeout: 60_000 });

      await test.step('a permission is withdrawn', async () => {
        const remove = page.getByRole('button', { name: 'Delete Egypt' });
        await expect(remove).toBeVisible();
        await page.getByText(/^Permissions: /).click();
        await page.getByRole('checkbox', { name: 'delete_countries' }).uncheck();
        await expect(remove).toBeHidden();
        await page.reload();
        await expect(page.getByRole('row', { name: /Egypt EG/ })).toBeVisible({ timeout: 60_000 });
        await expect(remove).toBeHidden();
      });

      await test.step('a source is edited', async () => {
        const began = await page.evaluate(() => performance.timeOrigin);
        const file = 'libs/geo/feature/src/countries/CountriesPage.tsx';
        host.edit(file, "title={t('countries.title')}", 'title="Edited screen"');
        await expect(page.getByRole('heading', { name: 'Edited screen' })).toBeVisible();
        expect(await page.evaluate(() => performance.timeOrigin)).toBe(began);
      });

      await test.step('language and theme are changed', async () => {
        await page.getByRole('button', { name: /light theme/i }).click();
        await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
        await chooseLanguage(page, 'ar');
        await expect(page.getByRole('row', { name: /مصر/ })).toBeVisible();
      });
      await page.goto('about:blank');
    } finally {
      await host.stop();
    }
  });
});
