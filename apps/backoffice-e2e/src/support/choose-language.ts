import { expect, type Page } from '@playwright/test';

/** Chooses a language in the shell's header. */
export async function chooseLanguage(page: Page, language: 'fr' | 'ar'): Promise<void> {
  await page.locator('header button[aria-haspopup="menu"]:has([data-icon="global"])').click();
  await page.getByRole('menuitem').locator(`[lang="${language}"]`).click();
  await expect(page.locator('html')).toHaveAttribute('lang', language);
}
