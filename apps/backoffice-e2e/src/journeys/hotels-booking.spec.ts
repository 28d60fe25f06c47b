import { expectAccessible, expectNoOverflow } from '../support/checks';
import { propertyAddress } from '../support/hotel-desk';
import { looksFor, nameOf, oneOfEach } from '../support/looks';
import { expectStill } from '../support/screens';
import { expect, test } from '../support/test';

for (const look of looksFor(import.meta.filename, oneOfEach)) {
  test.describe(`a hotel booking (${nameOf(look)})`, () => {
    test.use({ look });

    test('rate → quote → guests → booked → in the list → canceled', async ({
      page,
      request,
      signedInAs,
      say,
    }) => {
      const text = (key: string, values?: Record<string, string>) => say('hotel-bookings', key, values);
      const shared = (key: string) => say('bookings', key);
      const lead = `Salma ${look.language === 'ar' ? 'Hassan' : 'Nour'}`;
      await signedInAs('desk');
      await page.goto(await propertyAddress(request));
      const choose = page.getByRole('link', { name: new RegExp(`^${say('hotels', 'property.choose')}`) });
      await expect(choose.first()).toBeVisible({ timeout: 30_000 });
      await choose.nth(look.language === 'en' ? 0 : 1).click();
      await expect(page).toHaveURL(/\/hotels\/quote\?quote=/, { timeout: 30_000 });
      await page.getByRole('link', { name: say('hotels', 'quote.book'), exact: true }).click();
      await expect(page).toHaveURL(/\/hotels\/review\?quote=/);
      await expect(page.getByRole('heading', { name: text('review.title') })).toBeVisible();
      await expectStill(page);
      await expectAccessible(page);
      await expectNoOverflow(page);

      const field = (key: string, of = 'bookingReview') => page.getByLabel(say(of, key));
      await field('fields.given_name', 'persons').first().fill('Salma');
      await field('fields.family_name', 'persons').first().fill(lead.slice(6));
      await field('email').fill('salma@client.example');
      await field('phone').fill('+201012345678');
      await page.getByLabel(text('review.requests')).fill('A cot, please.');
      await page.reload();
      await page.getByRole('button', { name: say('forms', 'draft.restore') }).click();
      await expect(field('fields.given_name', 'persons').first()).toHaveValue('Salma');
      await page.setViewportSize({ width: 390, height: 844 });
      await expectNoOverflow(page);
      await page.setViewportSize({ width: 1280, height: 720 });

      await page
        .getByRole('button', { name: new RegExp(`^(${text('review.pay')}|${text('review.book')})$`) })
        .click();
      const summary = page.getByRole('dialog');
      await expectStill(page);
      await expectAccessible(page);
      await summary.getByRole('button').last().click();
      await expect(page).toHaveURL(/\/hotels\/bookings\/view\//, { timeout: 20_000 });
      await expect(
        page.locator('main header').getByText(shared('states.confirmed'), { exact: true }),
      ).toBeVisible({
        timeout: 30_000,
      });
      await expectStill(page);
      await expectAccessible(page);
      await expectNoOverflow(page);
      const address = page.url();

      await page.goto('/hotels/bookings');
      await expect(page.getByText(lead).first()).toBeVisible();
      await expectStill(page);
      await expectAccessible(page);
      await expectNoOverflow(page);

      await page.goto(address);
      await page.getByRole('button', { name: shared('actions.cancelStay'), exact: true }).click();
      const dialog = page.getByRole('dialog');
      await expectStill(page);
      await expectAccessible(page);
      await dialog.getByRole('button', { name: text('cancel.confirm'), exact: true }).click();
      await expect(
        page
          .locator('main header')
          .getByText(new RegExp(`^(${shared('states.refunded')}|${shared('states.cancelled')})$`)),
      ).toBeVisible({ timeout: 30_000 });
    });
  });
}
