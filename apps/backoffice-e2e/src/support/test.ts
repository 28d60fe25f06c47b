import { test as base, expect } from '@playwright/test';
import { accounts, sessionOf, storeSession } from './accounts';
import { applyLook, everyLook, type Look } from './looks';
import { textsOf } from './texts';
import { watchErrors, watchShifts, type Shift } from './watch';

/** DESIGN 9: the most a page may move without user input. */
const shiftBudget = 0.01;

interface Fixtures {
  look: Look;
  /** The product's texts in the look's language. */
  say: ReturnType<typeof textsOf>;
  /** Signs in through the storage, before the first page is opened. */
  signedInAs: (account: keyof typeof accounts) => Promise<void>;
  errors: string[];
  shifts: Shift[];
}

/** A page of the running product in a given look; errors and layout shifts fail the test that saw them. */
export const test = base.extend<Fixtures>({
  look: [everyLook[0] as Look, { option: true }],
  // eslint-disable-next-line no-empty-pattern -- Playwright reads from the pattern what a fixture needs: nothing
  baseURL: async ({}, use) => {
    await use(process.env.PRODUCT_URL);
  },
  say: async ({ look }, use) => {
    await use(textsOf(look.language));
  },
  context: async ({ context, baseURL, look }, use) => {
    await applyLook(context, baseURL ?? '', look);
    await use(context);
  },
  signedInAs: async ({ context, request }, use) => {
    await use(async (account) => storeSession(context, await sessionOf(request, accounts[account])));
  },
  errors: async ({ page }, use) => {
    const errors = watchErrors(page);
    await use(errors);
    expect(errors, 'errors of the page').toEqual([]);
  },
  shifts: async ({ page }, use) => {
    const shifts = await watchShifts(page);
    await use(shifts);
    const large = shifts.filter(({ value }) => value > shiftBudget);
    expect(large, 'layout shifts that no input explains').toEqual([]);
  },
  page: async ({ page }, use) => {
    await use(page);
  },
});

// Every test is watched, whether it asks for it or not.
test.beforeEach(({ errors, shifts }) => {
  expect([errors, shifts]).toEqual([[], []]);
});

export { expect };
