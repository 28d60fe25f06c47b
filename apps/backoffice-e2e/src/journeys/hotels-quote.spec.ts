import { expectAccessible, expectNoOverflow } from '../support/checks';
import { propertyAddress } from '../support/hotel-desk';
import { looksFor, nameOf, oneOfEach } from '../support/looks';
import { mailTo } from '../support/mails';
import { expectStill } from '../support/screens';
import { expect, test } from '../support/test';

for (const look of looksFor(import.meta.filename, oneOfEach)) {
  test.describe(`the quote of a hotel (${nameOf(look)})`, () => {
    test.use({ look });

    test('property → photo → rate → quote → PDF and mail for the client', async ({
      page,
      request,
      signedInAs,
      say,
    }) => {
      const text = (key: string, values?: Record<string, string>) => say('hotels', key, values);
      await signedInAs('agent');
      await page.goto(await propertyAddress(request));
      const choose = page.getByRole('link', { name: new RegExp(`^${text('property.choose')}`) });
      await expect(choose.first()).toBeVisible({ timeout: 30_000 });
      await expectAccessible(page);
      await expectNoOverflow(page);
      await page.setViewportSize({ width: 390, height: 844 });
      await expectNoOverflow(page);
      await page.setViewportSize({ width: 1280, height: 720 });

      const photos = page.getByRole('group', { name: text('property.photos.title') });
      await photos.getByRole('button').first().focus();
      await page.keyboard.press('Enter');
      await expect(page.getByRole('dialog').getByRole('img').first()).toBeVisible();
      await expectStill(page);
      await expectAccessible(page);
      await page.keyboard.press('Escape');
      await expect(photos.getByRole('button').first()).toBeFocused();

      await choose.first().click();
      await expect(page).toHaveURL(/\/hotels\/quote\?quote=[\da-f-]+$/, { timeout: 30_000 });
      await page.reload();
      await expect(page.getByText(text('quote.unchanged'))).toBeVisible();
      await expectAccessible(page);
      await expectNoOverflow(page);

      await page.getByRole('button', { name: text('quote.forClient') }).click();
      const dialog = page.getByRole('dialog', { name: text('quote.forClient') });
      await expectStill(page);
      await expectAccessible(page);
      await dialog.getByText('Français', { exact: true }).click();
      const saved = page.waitForEvent('download');
      await dialog.getByRole('button', { name: text('quote.download') }).click();
      const name = (await saved).suggestedFilename();
      expect(name).toMatch(/^HQ-[\dA-F]{8}-fr\.pdf$/);

      const client = `client-${look.language}@client.example`;
      await dialog.getByText('English', { exact: true }).click();
      await dialog.getByRole('textbox', { name: text('quote.to') }).fill(client);
      await dialog.getByRole('textbox', { name: text('quote.note') }).fill('As we discussed.');
      await dialog.getByRole('button', { name: text('quote.send') }).click();
      await expect(dialog).toBeHidden();
      const mail = await mailTo(client);
      expect(mail).toContain(`Hotel quote ${name.slice(0, 11)}`);
      expect(mail).toContain('As we discussed.');
    });
  });
}
