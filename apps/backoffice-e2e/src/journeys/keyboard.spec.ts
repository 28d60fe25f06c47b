import type { Page } from '@playwright/test';
import { accounts, password } from '../support/accounts';
import { adminApi } from '../support/api';
import { tabTo } from '../support/keyboard';
import { expectListed } from '../support/list';
import { expect, test } from '../support/test';

test('sign-in, search, edit and delete without a mouse', async ({ page }) => {
  await page.goto('/countries');
  await tabTo(page, page.locator('input[autocomplete="username"]'));
  await page.keyboard.type(accounts.admin);
  await tabTo(page, page.locator('input[autocomplete="current-password"]'));
  await page.keyboard.type(password);
  await page.keyboard.press('Enter');
  await expectListed(page, 20);

  await tabTo(page, page.locator('input[type="search"]'));
  await page.keyboard.type('Norway');
  await page.keyboard.press('Enter');
  await expectListed(page, 1);

  await tabTo(page, page.locator('table button[aria-label^="Delete"]'));
  const ring = await page.evaluate(() => {
    const { outlineStyle, boxShadow } = getComputedStyle(document.activeElement ?? document.body);
    return outlineStyle !== 'none' || boxShadow !== 'none';
  });
  expect(ring, 'the focus can be seen').toBe(true);
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog');
  await expect(dialog).toBeVisible();
  await expect.poll(() => dialog.evaluate((element) => element.contains(document.activeElement))).toBe(true);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('button', { name: /^Delete/ })).toBeFocused();

  await page.keyboard.press('Shift+Tab');
  await expect(page.getByRole('link', { name: /^Edit/ })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/countries\/edit\//);
  await tabTo(page, page.locator('#name_fr, input[id$="name_fr"]'));
  await page.keyboard.press('End');
  await page.keyboard.press('Control+s');
  await expect(page).toHaveURL(/\/countries\?search=Norway/);
});

test('a screen is opened with the command palette', async ({ page, signedInAs }) => {
  await signedInAs('admin');
  await page.goto('/countries');
  await expectListed(page, 20);
  await page.keyboard.press('Control+k');
  const palette = page.getByRole('dialog', { name: 'Jump to a screen' });
  await expect(palette.getByRole('combobox')).toBeFocused();
  const chosen = palette.getByRole('option', { selected: true });
  for (let presses = 0; presses < 14; presses += 1) {
    await page.keyboard.press('ArrowDown');
    await expect(chosen).toBeInViewport({ ratio: 1 });
  }
  await page.keyboard.type('citi');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/cities$/);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
});

test('input typed before the command palette has loaded goes to the palette, not to the page', async ({
  page,
  signedInAs,
}) => {
  await signedInAs('admin');
  await page.route('**/assets/CommandPalette-*.js', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 1_000));
    await route.continue();
  });
  await page.goto('/countries');
  await expectListed(page, 20);
  await page.keyboard.press('Control+k');
  await page.keyboard.type('citi', { delay: 20 });
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.getByRole('combobox', { name: 'Jump to a screen' })).toHaveValue('citi');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/cities$/);
});

/** Returns the part that hides the focused element: the window's edge, the bar, a table's head or a form's buttons. */
function obscured(page: Page): Promise<string | null> {
  return page.evaluate(() => {
    const element = document.activeElement;
    if (!element || element === document.body) return null;
    const box = element.getBoundingClientRect();
    // A tab's panel is a stop too, and taller than any window.
    if (box.height > window.innerHeight / 2) return null;
    const name = element.getAttribute('aria-label') ?? element.textContent?.trim() ?? element.id;
    if (box.top < 0 || box.bottom > window.innerHeight) return `${element.tagName} ${name} is out of sight`;
    const above = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
    const bar = above?.closest('header, [class*="_buttons_"], thead');
    return bar && !bar.contains(element) ? `${element.tagName} ${name} is below ${bar.tagName}` : null;
  });
}

test('an element that Tab reaches is never hidden behind a fixed part of the page', async ({
  page,
  request,
  signedInAs,
}) => {
  const api = await adminApi(request);
  const first = async (path: string) => (await api.find<{ id: string }>(path, {}))[0]?.id;
  await signedInAs('admin');
  await page.setViewportSize({ width: 1440, height: 700 });
  for (const path of [
    '/users',
    `/users/edit/${await first('/users')}`,
    `/suppliers/edit/${await first('/suppliers')}`,
    `/companies/view/${await first('/companies')}`,
    `/module-settings?company=${await first('/companies')}`,
    `/roles/edit/${await first('/users_roles')}`,
  ]) {
    await page.goto(path);
    await expect(page.locator('main h1')).toBeVisible();
    await page.waitForLoadState('networkidle');
    // As the link to the content does.
    await page.locator('#main').focus();
    for (let presses = 0; presses < 45; presses += 1) {
      await page.keyboard.press('Tab');
      expect(await obscured(page), `${path}, after ${presses + 1} times Tab`).toBeNull();
    }
  }
});
