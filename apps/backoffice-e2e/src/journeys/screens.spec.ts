import { accounts, sessionOf, storeSession } from '../support/accounts';
import { expectAccessible, expectNoOverflow, expectReadable } from '../support/checks';
import { addressOf, expectStill, expectWhole, openings } from '../support/screens';
import { expect, test } from '../support/test';

const heights = { 1440: 900, 1024: 900, 390: 844 } as const;

for (const language of ['en', 'ar'] as const) {
  test.describe(`screens (${language})`, () => {
    test.use({ look: { language, theme: 'dark' } });

    // One visit each: the theme is changed and the window narrowed under the open page.
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
        await page.goto(address);
        await expectWhole(page, opening);
        expect(page.url()).toContain(address);
        await expectNoOverflow(page);
        await expectAccessible(page);

        await resize(1024);
        await expectNoOverflow(page);
        await page.getByRole('button', { name: say('common', 'shell.to.light') }).click();
        await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
        await expectStill(page);
        await expectReadable(page);

        await resize(390);
        await expectNoOverflow(page);
        await expectStill(page);
        await expectAccessible(page);
      });
    }
  });
}
