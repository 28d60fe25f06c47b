import { expect, type Locator, type Page } from '@playwright/test';
import type { textsOf } from './texts';

type Say = ReturnType<typeof textsOf>;

/** Fields and options by their label, as a screen-reader user finds them. */
export function formOf(page: Page) {
  const field = (label: string): Locator =>
    page.locator('main form.ant-form').getByLabel(label, { exact: true });
  return {
    field,
    fill: (label: string, text: string) => field(label).fill(text),
    /** Opens a select, types into it, and selects the option with this text. */
    choose: async (label: string, typed: string, option: string | RegExp = typed): Promise<void> => {
      const box = page.getByRole('combobox', { name: label, exact: true });
      await box.click();
      if (await box.isEditable()) await box.fill(typed);
      await page
        .locator('.ant-select-dropdown:visible .ant-select-item-option', { hasText: option })
        .first()
        .click();
      await expect(page.locator('main .ant-select', { has: box })).toContainText(typed);
    },
  };
}

/** The text of the toast: the API's own message. */
export async function expectToast(page: Page, text: string | RegExp): Promise<void> {
  await expect(page.getByText(text).first()).toBeVisible();
}

/** Confirms the question of a row's delete icon; a rejected deletion leaves it open, with a message. */
export async function confirmDelete(page: Page, say: Say, refusal?: string | RegExp): Promise<void> {
  const dialog = page.getByRole('dialog', { name: say('common', 'confirmDelete.question') });
  await dialog.getByRole('button', { name: say('common', 'confirmDelete.ok') }).click();
  if (refusal) {
    await expectToast(page, refusal);
    await dialog.getByRole('button', { name: say('common', 'confirmDelete.cancel') }).click();
  }
  await expect(dialog).toBeHidden();
}
