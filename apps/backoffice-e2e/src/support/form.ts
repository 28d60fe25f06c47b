import { expect, type Locator, type Page } from '@playwright/test';

/** Fields and choices by their label, as a reader of the screen finds them. */
export function formOf(page: Page) {
  const field = (label: string): Locator => page.locator('main').getByLabel(label, { exact: true });
  return {
    field,
    fill: (label: string, text: string) => field(label).fill(text),
    /** Opens a select, types into it, and takes the option that says so. */
    choose: async (label: string, typed: string, option = typed): Promise<void> => {
      const box = page.locator('main').getByRole('combobox', { name: label, exact: true });
      await box.click();
      if (await box.isEditable()) await box.fill(typed);
      await page
        .locator('.ant-select-dropdown:visible .ant-select-item-option', { hasText: option })
        .first()
        .click();
      await expect(page.locator('.ant-select', { has: box })).toContainText(option);
    },
  };
}

/** What the toast says: the API's own sentence. */
export async function expectToast(page: Page, text: string): Promise<void> {
  await expect(page.getByText(text).first()).toBeVisible();
}

/** Answers the question that an icon in a row, or a button, has asked. */
export async function confirmDelete(page: Page, question: string, ok: string): Promise<void> {
  const dialog = page.getByRole('dialog', { name: question });
  await dialog.getByRole('button', { name: ok }).click();
  await expect(dialog).toBeHidden();
}
