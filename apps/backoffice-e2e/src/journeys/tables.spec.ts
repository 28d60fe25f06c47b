import type { Locator } from '@playwright/test';
import { expectListed } from '../support/list';
import { expect, test } from '../support/test';

const rowHeight = async (rows: Locator): Promise<number> => (await rows.first().boundingBox())?.height ?? 0;

const lists = [
  '/users',
  '/companies',
  '/tasks',
  '/markups',
  '/markups/overlaps',
  '/transactions',
  '/approvals',
  '/flights/bookings',
  '/booking-deadlines',
];

function textsOfThreeLines(): string[] {
  const linesOf = (text: Node) => {
    const range = document.createRange();
    range.selectNodeContents(text);
    return new Set([...range.getClientRects()].map(({ top }) => Math.round(top / 4))).size;
  };
  return [...document.querySelectorAll('main tbody td')].flatMap((cell) => {
    const walker = document.createTreeWalker(cell, NodeFilter.SHOW_TEXT);
    const texts: string[] = [];
    while (walker.nextNode()) {
      const text = walker.currentNode;
      if (linesOf(text) > 2) texts.push(text.textContent ?? '');
    }
    return texts;
  });
}

/** The behavior of tables, checked by what is drawn: a class or an attribute alone proves nothing. */
test.describe('a list as a table', () => {
  test('its head stays visible below the bar while the page scrolls', async ({ page, signedInAs }) => {
    await signedInAs('admin');
    await page.goto('/countries?sort=-name');
    await expectListed(page, 20);
    await page.mouse.move(700, 500);
    await page.mouse.wheel(0, 500);
    const head = page.getByRole('columnheader').first();
    const bar = page.getByRole('banner');
    await expect
      .poll(async () => Math.round((await head.boundingBox())?.y ?? 0))
      .toBe(Math.round((await bar.boundingBox())?.height ?? 0));
    await expect(head).toBeInViewport({ ratio: 1 });
    // The rows pass below it, also below the sorted column.
    await expect(head).not.toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
  });

  test('its rows are lower when they are set to compact', async ({ page, signedInAs, say }) => {
    await signedInAs('admin');
    await page.goto('/countries');
    await expectListed(page, 20);
    const rows = page.locator('tbody tr');
    const before = await rowHeight(rows);
    await page.getByRole('button', { name: say('common', 'table.options') }).click();
    await page.getByText(say('common', 'table.densities.compact')).click();
    await expect.poll(() => rowHeight(rows)).toBeLessThan(before - 5);
  });

  for (const width of [1440, 1024]) {
    test(`a row's actions are visible at ${width} px, however wide the row`, async ({ page, signedInAs }) => {
      await page.setViewportSize({ width, height: 900 });
      await signedInAs('admin');
      await page.goto('/companies');
      await expectListed(page, 20);
      for (const action of await page.getByRole('row').nth(1).locator('a[href*="/edit/"], button').all()) {
        await expect(action).toBeInViewport({ ratio: 1 });
      }
    });
  }

  test('hidden columns are announced, shown on request, and scrolled to with the keyboard', async ({
    page,
    signedInAs,
    say,
  }) => {
    await page.setViewportSize({ width: 1024, height: 900 });
    await signedInAs('admin');
    await page.goto('/companies');
    await expectListed(page, 20);
    const heads = page.getByRole('columnheader');
    const table = page.getByRole('region', { name: say('common', 'table.scrolls') });
    await expect(heads.filter({ hasText: say('companies', 'fields.status') })).toBeInViewport({ ratio: 1 });
    await expect(heads.filter({ hasText: say('companies', 'fields.phone') })).toBeHidden();
    await expect(table).toHaveCount(0);
    const options = page.getByRole('button', { name: say('common', 'table.options') });
    await expect(options).toContainText('3');
    await options.click();
    for (const field of ['fields.phone', 'fields.parent_id']) {
      await page.getByRole('checkbox', { name: say('companies', field) }).check();
    }
    await page.keyboard.press('Escape');
    await expect(options).toBeFocused();
    await table.focus();
    await expect(table).toHaveAttribute('data-after', 'true');
    for (let presses = 0; presses < 20; presses += 1) await page.keyboard.press('ArrowRight');
    await expect(table).toHaveAttribute('data-after', 'false');
    await expect(table).toHaveAttribute('data-before', 'true');
  });

  for (const language of ['en', 'ar'] as const) {
    test.describe(language, () => {
      test.use({ look: { language, theme: 'dark' } });

      test('no text of a list takes three lines at 1440 px', async ({ page, signedInAs }) => {
        await signedInAs('admin');
        for (const list of lists) {
          await page.goto(list);
          await page.locator('main tbody a').first().waitFor();
          expect(await page.evaluate(textsOfThreeLines), list).toEqual([]);
        }
      });
    });
  }

  test.describe('outside a table', () => {
    test.use({ look: { language: 'ar', theme: 'dark' } });

    test('an amount in Arabic is not indented', async ({ page, signedInAs, say }) => {
      await signedInAs('admin');
      await page.goto('/flights/bookings');
      await page.locator('main tbody a').first().click();
      const total = page.locator('dl > div', { hasText: say('bookings', 'fields.total') }).locator('dd');
      await expect(total.locator('bdi')).toBeVisible();
      const gap = await total.evaluate((fact) => {
        const text = document.createRange();
        text.selectNodeContents(fact.querySelector('bdi span') ?? fact);
        return Math.round(fact.getBoundingClientRect().right - text.getBoundingClientRect().right);
      });
      expect(gap).toBeLessThanOrEqual(1);
    });
  });

  test('a reference does not break at its hyphen where columns are narrow', async ({ page, signedInAs }) => {
    await page.setViewportSize({ width: 1024, height: 800 });
    await signedInAs('admin');
    await page.goto('/transactions');
    const references = page.locator('main tbody bdi', { hasText: /^TD-/ });
    await expect(references.first()).toBeVisible();
    const lines = await references.evaluateAll((codes) => codes.map((code) => code.getClientRects().length));
    expect(new Set(lines)).toEqual(new Set([1]));
  });

  test('one long name without a space leaves the other columns visible', async ({ page, signedInAs }) => {
    await page.route('**/api/v1/companies?*', async (route) => {
      const answer = await route.fetch();
      const body = (await answer.json()) as { data: { name: string }[] };
      body.data.forEach((company) => (company.name = 'W'.repeat(80)));
      await route.fulfill({ response: answer, json: body });
    });
    await signedInAs('admin');
    await page.goto('/companies');
    await expectListed(page, 20);
    await expect(page.getByRole('region')).toHaveCount(0);
    expect((await page.getByRole('columnheader').first().boundingBox())?.width).toBeLessThan(340);
  });
});
