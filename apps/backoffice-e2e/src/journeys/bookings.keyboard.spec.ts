import { bookingDesk, deposited } from '../support/booking-desk';
import { bookingPage, minorOf } from '../support/booking-page';
import { dayIn } from '../support/days';
import { chooseByArrows, tabTo, typeInto } from '../support/keyboard';
import { looksFor, nameOf, oneOfEach } from '../support/looks';
import { expect, test } from '../support/test';

const looks = looksFor(import.meta.filename, oneOfEach);

for (const look of looks) {
  const { language } = look;
  test.describe(`without a mouse (${nameOf(look)})`, () => {
    test.use({ look });

    test('from the search to the ticket and its cost', async ({ page, request, signedInAs, say }) => {
      const flights = (key: string) => say('flights', key);
      const booking = bookingPage(page, say);
      const contact = (key: string) => page.getByLabel(say('bookingReview', key), { exact: true });
      const field = (key: string) => page.getByLabel(say('persons', `fields.${key}`), { exact: true });
      const combobox = (name: string) => page.getByRole('combobox', { name, exact: true });
      const desk = await bookingDesk(request);
      await page.addInitScript(() => {
        addEventListener(
          'pointerdown',
          () => document.documentElement.setAttribute('data-pointed', ''),
          true,
        );
      });
      await signedInAs('admin');
      await page.goto('/flights/search');

      await tabTo(page, page.getByRole('radio', { name: flights('types.roundtrip') }));
      await page.keyboard.press('ArrowDown');
      await expect(page.getByRole('radio', { name: flights('types.oneway') })).toBeChecked();
      for (const [label, code] of [
        ['search.origin', 'LHR'],
        ['search.destination', 'DXB'],
      ] as const) {
        await typeInto(page, combobox(flights(label)), code);
        await page.keyboard.press('Enter');
        await expect(page.locator('main .ant-select', { has: combobox(flights(label)) })).toContainText(code);
      }
      await typeInto(page, page.getByRole('textbox', { name: flights('search.departure') }), dayIn(62));
      await page.keyboard.press('Enter');
      await typeInto(page, combobox(flights('search.company')), desk.company.name);
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(new RegExp(`company_id=${desk.company.id}`));
      await tabTo(page, page.getByRole('button', { name: flights('search.confirm'), exact: true }));
      await page.keyboard.press('Enter');

      await expect(page).toHaveURL(/\/flights\/results\?type=oneway/);
      await expect(page.locator('article').first()).toBeVisible({ timeout: 30_000 });
      await tabTo(
        page,
        page
          .locator('article')
          .first()
          .getByRole('link', { name: flights('results.choose') }),
      );
      await page.keyboard.press('Enter');

      await expect(page).toHaveURL(/\/flights\/review\?/);
      await expect(field('given_name')).toBeEnabled({ timeout: 30_000 });
      await chooseByArrows(page, field('title'), say('persons', 'titles.ms'));
      await expect(page.locator('main .ant-select', { has: field('gender') })).toContainText(
        say('persons', 'genders.f'),
      );
      await typeInto(page, field('given_name'), 'Mona');
      await typeInto(page, field('family_name'), 'Said');
      await typeInto(page, field('born_on'), '5/5/90');
      await typeInto(page, contact('email'), 'mona@nile.example');
      await expect(field('born_on')).toHaveValue(/^5 .* 1990$/);
      await typeInto(page, contact('phone'), '+201001234567');
      await tabTo(page, page.getByRole('button', { name: booking.text('flight-bookings:review.order.pay') }));
      await page.keyboard.press('Enter');

      const lastLook = page.getByRole('dialog', { name: booking.text('flight-bookings:review.look.pay') });
      const total = minorOf(await lastLook.locator('dd strong').innerText());
      await tabTo(page, lastLook.locator('.ant-btn-primary'));
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(/\/flights\/bookings\/view\//, { timeout: 30_000 });
      await booking.expectState('ticketed');

      await tabTo(page, page.getByRole('tab', { selected: true }));
      const money = page.getByRole('tab', { name: booking.text('tabs.money') });
      for (let presses = 0; presses < 8; presses += 1) {
        if (await money.evaluate((tab) => tab === document.activeElement)) break;
        await page.keyboard.press(language === 'ar' ? 'ArrowLeft' : 'ArrowRight');
      }
      await page.keyboard.press('Enter');
      await booking.expectMovements(['blocked', total], ['payment', total]);
      await expect(page.locator('html')).not.toHaveAttribute('data-pointed');
      await booking.expectWallet(desk, { balance: deposited - total, held: 0 });
    });
  });
}
