import { accounts, sessionOf, storeSession } from '../support/accounts';
import { expectAccessible, expectNoOverflow, expectReadable } from '../support/checks';
import { addressOf, expectStill, expectWhole, openings } from '../support/screens';
import { expect, test } from '../support/test';

const heights = { 1440: 900, 1024: 900, 390: 844 } as const;

/**
 * One visit each: the theme is changed and the window narrowed under the open page. Everything is judged twice, wide in
 * one language and narrow in the other; the other theme is judged by what a theme can break.
 */
for (const language of ['en', 'ar'] as const) {
  const wide = language === 'en';
  test.describe(`screens (${language})`, () => {
    test.use({ look: { language, theme: 'dark' } });

    for (const opening of openings) {
      test(`${opening.name}: accessible in dark and light, nothing sticks out`, async ({
        page,
        context,
        request,
        say,
      }) => {
        const resize = (width: keyof typeof heights) =>
          page.setViewportSize({ width, height: heights[width] });
        if (!opening.visitor) await storeSession(context, await sessionOf(request, accounts.admin));
        const address = await addressOf(opening, request);
        if (address === null) return test.skip(true, `${opening.records} has no record yet`);
        await page.goto(address);
        await expectWhole(page, opening);
        expect(page.url()).toContain(address);
        await expectNoOverflow(page);
        await (wide ? expectAccessible(page) : expectReadable(page));

        await resize(1024);
        await expectNoOverflow(page);
        await resize(390);
        await expectNoOverflow(page);
        await page.getByRole('button', { name: say('common', 'shell.to.light') }).click();
        await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
        await expectStill(page);
        await (wide ? expectReadable(page) : expectAccessible(page));
      });
    }
  });
}
