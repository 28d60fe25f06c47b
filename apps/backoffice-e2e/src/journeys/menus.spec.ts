import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/checks';
import { expectListed, openFilters } from '../support/list';
import { looksFor, nameOf, oneOfEach } from '../support/looks';
import { expectStill } from '../support/screens';
import { expect, test } from '../support/test';

/** Rows have other heights with other data, so that an open part may cover a link by half. They are checked where pages are visited. */
const rows = 'main tbody';

/** Checks an open menu, list or dialog: the visits of pages check only the pages themselves. */
const opened = async (page: Page, selector: string, covered?: string) => {
  await expect(page.locator(selector).filter({ visible: true }).first()).toBeVisible();
  await expectStill(page);
  await expectAccessible(page, covered);
};

for (const look of looksFor(import.meta.filename, oneOfEach)) {
  test.describe(`what opens over the page, ${nameOf(look)}`, () => {
    test.use({ look });

    test('the menus of the bar, with their selected items', async ({ page, signedInAs, say }) => {
      await signedInAs('admin');
      await page.goto('/companies');
      await expectListed(page, 20);
      await page.getByRole('button', { name: say('common', 'shell.language'), exact: true }).click();
      await opened(page, '.ant-dropdown-menu-item-selected', rows);
      await page.locator('.ant-dropdown-menu-item-selected').hover();
      await opened(page, '.ant-dropdown-menu-item-selected');
      await page.keyboard.press('Escape');
      await page.getByRole('banner').locator('button[aria-haspopup="menu"]').last().click();
      await opened(page, '.ant-dropdown-menu-item');
    });

    test('the options of a filter, one of them selected', async ({ page, signedInAs, say }) => {
      await signedInAs('admin');
      await page.goto('/companies?type=B2B');
      await expectListed(page, 20);
      // Chosen by its name: which one comes first depends on the loading order.
      await page.getByRole('combobox', { name: say('companies', 'list.filters.type'), exact: true }).click();
      await opened(page, '.ant-select-item-option-selected', rows);
    });

    test('the columns of a table, one of them without space', async ({ page, signedInAs, say }) => {
      await signedInAs('admin');
      await page.goto('/flights/bookings');
      await expect(page.locator('main tbody a').first()).toBeVisible();
      await page.getByRole('button', { name: say('common', 'table.options') }).click();
      await expect(page.getByText(say('common', 'table.noRoom')).first()).toBeVisible();
      await opened(page, '[role="dialog"]', rows);
    });

    test('a calendar', async ({ page, signedInAs, say }) => {
      await signedInAs('admin');
      await page.goto('/transactions');
      await openFilters(page);
      await page
        .getByRole('button', { name: say('common', 'form.calendar') })
        .first()
        .click();
      await opened(page, '[role="grid"]');
    });

    test('radio buttons: the selected one and the hovered one', async ({ page, signedInAs }) => {
      await signedInAs('admin');
      await page.goto('/suppliers/create');
      await page.locator('.ant-radio-button-wrapper:not(.ant-radio-button-wrapper-checked)').first().hover();
      await opened(page, '.ant-radio-button-wrapper-checked');
    });

    test('the navigation above the page, and the menu of a group', async ({
      page,
      context,
      baseURL,
      signedInAs,
      say,
    }) => {
      await context.addCookies([
        {
          name: 'layout.visitor',
          value: encodeURIComponent(`theme=${look.theme}&navigation=horizontal`),
          url: baseURL ?? '',
        },
      ]);
      await signedInAs('admin');
      await page.goto('/companies?sort=name');
      await expectListed(page, 20);
      const navigation = page.getByRole('navigation', { name: say('common', 'shell.navigation') });
      expect((await navigation.boundingBox())?.height).toBeLessThan(60);
      await navigation.getByRole('button', { name: say('common', 'menu.groups.administration') }).click();
      await opened(page, '.ant-dropdown-menu-item-selected');
      await page.keyboard.press('Escape');
      // It does not cover a table's head.
      await page.mouse.move(700, 600);
      await page.mouse.wheel(0, 500);
      const bottom = async () => {
        const box = await navigation.boundingBox();
        return Math.round((box?.y ?? 0) + (box?.height ?? 0));
      };
      const head = page.getByRole('columnheader').first();
      await expect
        .poll(async () => Math.round((await head.boundingBox())?.y ?? 0) - (await bottom()))
        .toBe(0);
    });
  });
}
