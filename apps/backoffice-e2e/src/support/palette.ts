import type { Page } from '@playwright/test';
import { expect } from './test';

/** Finds a record by its name in the command palette of another screen, and opens it. */
export async function openByName(page: Page, name: string): Promise<void> {
  await page.goto('/countries');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.keyboard.press('Control+k');
  await page.keyboard.type(name);
  await page.getByRole('option', { name: new RegExp(name) }).click();
}
