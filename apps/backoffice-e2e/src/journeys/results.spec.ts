import type { Page } from '@playwright/test';
import { expectAccessible, expectNoOverflow } from '../support/checks';
import { dayIn } from '../support/days';
import { tabTo } from '../support/keyboard';
import { looksFor, nameOf, oneOfEach } from '../support/looks';
import { expectSearchOver } from '../support/search-over';
import { expect, test } from '../support/test';

const out = dayIn(44);
const back = dayIn(51);
const roundTrip = `/flights/results?type=roundtrip&trips=LHR-DXB-${out}.DXB-LHR-${back}&cabin=Economy&adults=2&children=5`;
const looks = looksFor(import.meta.filename, oneOfEach);

/** A user whose company has only the demo suppliers, and none that other journeys add. */
const reader = 'agent';

const cards = (page: Page) => page.locator('article');

/** The number of flights fully visible below the page's bar. */
const whole = (page: Page) =>
  cards(page).evaluateAll((all) => {
    const bar = parseFloat(getComputedStyle(document.documentElement).getPropertyValue('--td-header'));
    return all.filter((card) => {
      const { top, bottom } = card.getBoundingClientRect();
      return top >= bar && bottom <= innerHeight;
    }).length;
  });

for (const look of looks) {
  test.describe(`the list of flights (${nameOf(look)})`, () => {
    test.use({ look });

    test("fits eight at 1440 × 900 and three on a phone, and keeps the user's choice", async ({
      page,
      signedInAs,
      say,
    }) => {
      const text = (key: string) => say('flights', key);
      await page.setViewportSize({ width: 1440, height: 900 });
      await signedInAs(reader);
      await page.goto(roundTrip);
      await expectSearchOver(page);
      await expectAccessible(page);
      await expectNoOverflow(page);
      await page.getByRole('button', { name: text('density.compact') }).click();
      await page.reload();
      await expectSearchOver(page);
      await expect(cards(page).first()).toHaveAttribute('data-compact', 'true');
      // As the page opens: nobody has scrolled.
      expect(await page.evaluate(() => scrollY)).toBe(0);
      await expect.poll(() => whole(page)).toBeGreaterThanOrEqual(8);
      await expectAccessible(page);
      for (const width of [1024, 390]) {
        await page.setViewportSize({ width, height: width === 390 ? 844 : 768 });
        await expectNoOverflow(page);
        await cards(page)
          .first()
          .evaluate((card) => card.scrollIntoView({ block: 'start' }));
        await expect.poll(() => whole(page)).toBeGreaterThanOrEqual(3);
        // Unscrolled: a control half below the bar is not too small a target.
        await page.evaluate(() => scrollTo(0, 0));
        await expectAccessible(page);
      }
    });

    test("names airlines in the reader's language, in legible chips", async ({ page, signedInAs }) => {
      await signedInAs(reader);
      await page.goto(roundTrip);
      await expectSearchOver(page);
      await expect(cards(page).first()).toContainText(
        look.language === 'ar' ? 'الخطوط الجوية البريطانية' : 'British Airways',
      );
      const contrasts = await page.locator('article bdi > span[title]').evaluateAll((chips) => {
        const canvas = document.createElement('canvas').getContext('2d', { willReadFrequently: true })!;
        const light = (color: string) => {
          canvas.fillStyle = color;
          canvas.fillRect(0, 0, 1, 1);
          const [r = 0, g = 0, b = 0] = [...canvas.getImageData(0, 0, 1, 1).data].map((part) => {
            const share = part / 255;
            return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
          });
          return 0.2126 * r + 0.7152 * g + 0.0722 * b;
        };
        return chips.map((chip) => {
          const { color, backgroundColor } = getComputedStyle(chip);
          const [less = 0, more = 0] = [light(color), light(backgroundColor)].sort((a, b) => a - b);
          return (more + 0.05) / (less + 0.05);
        });
      });
      expect(contrasts.length).toBeGreaterThan(4);
      expect(Math.min(...contrasts)).toBeGreaterThanOrEqual(4.5);
    });

    test('from the empty form to the review in at most 30 keystrokes', async ({ page, signedInAs, say }) => {
      const text = (key: string) => say('flights', key);
      const keys = {
        pressed: 0,
        async press(...names: string[]) {
          for (const name of names) {
            this.pressed += 1;
            await page.keyboard.press(name);
          }
        },
      };
      const options = page.locator('.ant-select-dropdown:visible .ant-select-item-option');
      await signedInAs('admin');
      await page.goto('/flights/search');
      const origin = page.getByRole('combobox', { name: text('search.origin') });
      const destination = page.getByRole('combobox', { name: text('search.destination') });
      await page.locator('main h1').focus();
      const tabbed = async (target: typeof origin) => {
        for (let presses = 0; presses < 6; presses += 1) {
          if (await target.evaluate((element) => element === document.activeElement)) return;
          await keys.press('Tab');
        }
        throw new Error(`six stops do not lead to ${target}`);
      };
      const place = async (field: typeof origin, code: string) => {
        await tabbed(field);
        await keys.press(...code);
        await expect(options.first()).toContainText(code.toUpperCase());
        await keys.press('Enter');
      };
      await place(origin, 'lhr');
      await place(destination, 'dxb');
      const [, month, day] = out.split('-').map(Number);
      const [, backMonth, backDay] = back.split('-').map(Number);
      await tabbed(page.getByRole('textbox', { name: text('search.departure') }));
      await keys.press(...`${day}.${month}`);
      await tabbed(page.getByRole('textbox', { name: text('search.return') }));
      await keys.press(...`${backDay}.${backMonth}`, 'Enter', 'Enter');
      await expect(page).toHaveURL(/\/flights\/results\?type=roundtrip/);
      await expectSearchOver(page);
      await keys.press('j');
      await expect(cards(page).first()).toBeFocused();
      const chosen = await cards(page).first().getAttribute('data-key');
      await keys.press('1');
      await expect(page).toHaveURL(/\/flights\/review\?/);
      await expect(page.getByRole('heading', { level: 1, name: text('review.title') })).toBeFocused();
      expect(keys.pressed).toBeLessThanOrEqual(30);

      // And back: the focus is where it was, and the list can be read on from there.
      await page.goBack();
      await expect(page.locator(`article[data-key="${chosen}"]`)).toBeFocused();
      await keys.press('j');
      await expect(cards(page).nth(1)).toBeFocused();
      await keys.press('Enter');
      await expect(page.getByRole('region', { name: text('fares.title') })).toBeVisible();
      await keys.press('f');
      await expect(page.getByRole('checkbox', { name: text('stops_zero') })).toBeFocused();
      await page.locator('main h1').focus();
      const skip = page.getByRole('link', { name: text('results.skip') });
      await tabTo(page, skip);
      await expect(skip).toBeInViewport();
      await page.keyboard.press('Enter');
      await expect(cards(page).first()).toBeFocused();
    });
  });
}

test('a filter is removed with its chip, and the search is changed in place', async ({
  page,
  signedInAs,
}) => {
  await signedInAs(reader);
  await page.goto(`${roundTrip}&max_stops=1&airline=BA`);
  await expectSearchOver(page);
  await page.getByRole('link', { name: /Take off: British Airways/ }).click();
  await expect(page).not.toHaveURL(/airline=/);
  await expectSearchOver(page);
  await page.getByRole('button', { name: 'Change the search' }).click();
  await expect(page.getByRole('combobox', { name: 'Departure from' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Confirm', exact: true }).click();
  await expect(page.getByRole('combobox', { name: 'Departure from' })).toHaveCount(0);
  await expectSearchOver(page);
});
