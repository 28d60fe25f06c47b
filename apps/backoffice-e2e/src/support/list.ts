import { expect, type Locator, type Page } from '@playwright/test';

/** The loaded rows of a list: placeholders have no link yet. */
export function listed(page: Page): Locator {
  return page.getByRole('row').filter({ has: page.getByRole('link') });
}

export async function expectListed(
  page: Page,
  count: number,
  options: { timeout?: number } = {},
): Promise<void> {
  await expect(listed(page)).toHaveCount(count, options);
}

/** The number of rows above a table; empty until they are loaded. */
export function rowCount(page: Page): Locator {
  return page.locator('main [role="status"]:has(~ [aria-haspopup="dialog"])');
}

/** Shows all filters of a list, also those behind "More filters". */
export async function openFilters(page: Page): Promise<void> {
  const more = page.getByRole('search').locator('button[aria-expanded="false"]');
  await page.getByRole('search').waitFor();
  if (await more.isVisible()) await more.click();
}

/** CSS of the last of 20 loaded rows, and of any row. */
export const lastOfTwenty = 'tbody tr:nth-child(n+20) a[href*="/edit/"]';
export const anyRow = 'tbody tr a[href*="/edit/"]';
/** CSS of a loaded list, even if it is empty. Records that nobody edits only open. */
export const anyRowOrNone = `${anyRow}, tbody tr a[href*="/view/"], tbody td[colspan]`;
