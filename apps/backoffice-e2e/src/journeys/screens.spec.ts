import path from 'node:path';
import { accounts, sessionOf, storeSession } from '../support/accounts';
import { expectAccessible, expectNoOverflow } from '../support/checks';
import { anyRow } from '../support/list';
import { countriesOf } from '../support/countries';
import { looks, nameOf } from '../support/looks';
import { expect, test } from '../support/test';

const widths = [1440, 1024, 390];
const pictures = path.resolve(import.meta.dirname, '../../../../test-results/screens');

interface Screen {
  name: string;
  path: string;
  /** What stands on the screen when it is whole. */
  ready: string;
  signedIn: boolean;
}

const screens: Screen[] = [
  { name: 'login', path: '/login', ready: 'input[autocomplete="current-password"]', signedIn: false },
  {
    name: 'reset-password',
    path: '/reset-password',
    ready: 'input[autocomplete="username"]',
    signedIn: false,
  },
  {
    name: 'change-password',
    path: '/change-password',
    ready: 'input[autocomplete="new-password"]',
    signedIn: true,
  },
  { name: 'home', path: '/', ready: 'main h1', signedIn: true },
  { name: 'countries', path: '/countries', ready: anyRow, signedIn: true },
  { name: 'countries-empty', path: '/countries?search=zzzz', ready: 'main', signedIn: true },
  { name: 'countries-create', path: '/countries/create', ready: 'form input', signedIn: true },
  { name: 'countries-edit', path: '/countries/edit/', ready: 'form input:enabled', signedIn: true },
  { name: 'not-found', path: '/no-such-page', ready: 'main h1, h1', signedIn: true },
];

for (const look of looks) {
  test.describe(`screens (${nameOf(look)})`, () => {
    test.use({ look });
    for (const screen of screens) {
      test(`${screen.name}: accessible, and nothing sticks out`, async ({ page, context, request }) => {
        if (screen.signedIn) await storeSession(context, await sessionOf(request, accounts.admin));
        const egypt = screen.path.endsWith('/edit/')
          ? await (await countriesOf(request)).find('EG')
          : undefined;
        await page.goto(screen.path + (egypt?.id ?? ''));
        await expect(page.locator(screen.ready).first()).toBeVisible();
        for (const width of widths) {
          await page.setViewportSize({ width, height: width === 390 ? 844 : 900 });
          await page.waitForTimeout(350);
          await expectNoOverflow(page);
          await page.screenshot({
            path: path.join(pictures, `${screen.name}-${look.language}-${look.theme}-${width}.png`),
          });
          if (width !== 1024) await expectAccessible(page);
        }
      });
    }
  });
}
