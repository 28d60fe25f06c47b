import { expect, type Locator, type Page } from '@playwright/test';

/** The maximum number of stops on a long page. */
const most = 160;

/** Presses Tab until the focus is on the wanted element, as a user without a mouse does. */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  for (let presses = 0; presses < most; presses += 1) {
    const isThere = await target.evaluateAll((found) =>
      found.some((element) => element === document.activeElement),
    );
    if (isThere) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`Tab never reached ${target}`);
}

/** Types into a field that Tab reaches. */
export async function typeInto(page: Page, field: Locator, text: string): Promise<void> {
  await tabTo(page, field);
  await page.keyboard.type(text);
}

/** Selects an option of a short list by its name, with the arrow keys. */
export async function chooseByArrows(page: Page, field: Locator, option: string): Promise<void> {
  await tabTo(page, field);
  await page.keyboard.press('ArrowDown');
  const active = page.locator('.ant-select-dropdown:visible .ant-select-item-option-active');
  for (let presses = 0; presses < most; presses += 1) {
    await expect(active).toHaveCount(1);
    if ((await active.innerText()) === option) return page.keyboard.press('Enter');
    await page.keyboard.press('ArrowDown');
  }
  throw new Error(`No arrow led to ${option}`);
}
