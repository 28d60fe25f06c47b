import { expect, type Page } from '@playwright/test';

/** The search is done: every supplier has answered or failed, and no more flights arrive. */
export async function expectSearchOver(page: Page): Promise<void> {
  await expect(page.locator('article').first()).toBeVisible({ timeout: 30_000 });
  await expect(page.locator('[data-searching="false"]')).toBeAttached({ timeout: 30_000 });
}
