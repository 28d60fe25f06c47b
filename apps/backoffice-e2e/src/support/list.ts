import { expect, type Locator, type Page } from '@playwright/test';

/** The rows of a list that have come: those that are shown in their place meanwhile have no link yet. */
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

/** CSS of the last of 20 rows that have come, and of any row. */
export const lastOfTwenty = 'tbody tr:nth-child(n+20) a[href*="/edit/"]';
export const anyRow = 'tbody tr a[href*="/edit/"]';
/** CSS of a list that has come, be it empty. */
export const anyRowOrNone = `${anyRow}, tbody td[colspan]`;
