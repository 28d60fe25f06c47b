import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, type APIRequestContext, type Page } from '@playwright/test';
import { accounts, sessionOf } from './accounts';
import { dayIn } from './days';
import { anyRowOrNone } from './list';

/** The fields that journeys read from a screen in the shell's table. */
interface Listed {
  name: string;
  path: string;
  layout: 'default' | 'blank';
}

/** A screen in one state, and how it is opened. */
export interface Opening {
  name: string;
  /** `:id` stands for a record of the screen's own list, or of `records`, which may have filters. */
  address: string;
  records: string;
  visitor: boolean;
  /** CSS of what is on the screen once it is complete. */
  ready: string;
}

const table = path.resolve(import.meta.dirname, '../../../backoffice/src/domains.ts');
// Read where it runs: the journeys visit every screen of the shell, and depend on none of its code.
const { screens } = (await import(pathToFileURL(table).href)) as { screens: readonly Listed[] };

const visitors = new Set(['login', 'reset-password', 'user-form']);

/** Addresses for paths that stand for many. */
const addresses: Record<string, string> = {
  error: '/error/500',
  'not-found': '/no-such-page',
  'exchange-rates-view': '/exchange-rates/view/EUR-EGP',
  // Properties have no list; without a search the page says what is missing.
  'hotels-property': '/hotels/property/0198f000-0000-7000-8000-00000000000a',
};

/** The API's list of the records that `:id` means, where its path differs from the screen's: a wallet belongs to its company. */
const recordsOf: Record<string, string> = {
  ...Object.fromEntries(
    ['', '-statement', '-deposit', '-adjust', '-payout', '-convert', '-credit', '-warning'].map((part) => [
      `wallet${part}`,
      '/companies',
    ]),
  ),
  'roles-view': '/users_roles',
  'roles-edit': '/users_roles',
};

/** Screens that are not lists, though their path is one word. */
const noLists =
  /^(home|ledger|security|profile|error|not-found)$|settings$|^((flight|hotel)s?-(search|viewTrip|results|review|property|quote))$/;

/** Screens that are complete only after a heading, a list row or a form field is there. */
const ready: Record<string, string> = {
  home: 'main h1 ~ * table tbody tr, main table tbody tr',
  profile: 'main form input:enabled',
  login: 'input[autocomplete="current-password"]',
  'reset-password': 'input[autocomplete="username"]',
  'change-password': 'input[autocomplete="new-password"]',
  approvals: 'main tbody a[href*="/approvals/view/"]',
  transactions: 'main tbody a[href*="/transactions/view/"]',
  'flights-booking-list': 'main tbody a[href*="/flights/bookings/view/"]',
  booking_lists: 'main tbody a[href*="/flights/bookings/view/"]',
  'booking-deadlines': 'main tbody a[href*="/flights/bookings/view/"]',
  'sales-report': 'main tbody td',
  'wallet-holds': 'main tbody a[href*="/transactions/wallet/"]',
  'transactions-reverse': 'main form textarea:enabled',
  ledger: 'main dd:not(:has([data-waiting]))',
  wallet: 'main dd bdi',
  'wallet-statement': 'main dd bdi',
  ...Object.fromEntries(
    ['deposit', 'adjust', 'payout', 'convert', 'credit', 'warning'].map((form) => [
      `wallet-${form}`,
      'main form input[dir="ltr"]:enabled',
    ]),
  ),
  'exchange-rates': 'tbody tr a[href*="/view/"]',
  'exchange-rates-view': 'main dd:not(:has([data-waiting]))',
  'exchange-rates-file': 'main form button:enabled',
  'currency-settings': 'main form input:enabled',
  'markups-overlaps': 'main tbody a[href*="/markups/view/"]',
  'markups-price-check': 'main form input:enabled',
  'markup-settings': 'main form input:enabled',
  'wallet-settings': 'main form input:enabled',
};

/** States of a screen besides the one that its path opens. */
const states: (Partial<Opening> & { name: string; address: string })[] = [
  { name: 'countries, nothing found', address: '/countries?search=zzzz' },
  { name: 'companies, tree', address: '/companies?view=tree', ready: 'main li a[href*="/edit/"]' },
  {
    name: 'countries-view, history',
    address: '/countries/view/:id?tab=history',
    records: '/countries',
    ready: 'main [role="tabpanel"] h2',
  },
  {
    name: 'wallet, balance as of',
    address: '/transactions/wallet/:id?tab=at&at=2026-11-01T08:00:00.000Z',
    records: '/companies',
    ready: 'main [role="tabpanel"] td bdi',
  },
  {
    name: 'wallet, limits',
    address: '/transactions/wallet/:id?tab=limits',
    records: '/companies',
    ready: 'main [role="tabpanel"] :is(td bdi, p)',
  },
  {
    name: 'hotels-results, found',
    address: `/hotels/results?place=city.DXB&radius=30&check_in=${dayIn(45)}&check_out=${dayIn(48)}&rooms=2`,
    ready: 'main [data-searching="false"] article',
  },
  ...['versions', 'simulation', 'history'].map((tab) => ({
    name: `markups-view, ${tab}`,
    address: `/markups/view/:id?tab=${tab}`,
    records: '/markups',
    ready: 'main [role="tabpanel"] :is(h2, p)',
  })),
  {
    name: 'markups-price-check, answered',
    address:
      '/markups/price-check?supplier_id=:id&airline=EK&origin=CAI&destination=DXB&date=2027-03-12' +
      '&cabin=Economy&adults=1&total=400&currency=EUR',
    records: '/suppliers?key=training-slow',
    ready: 'main table tfoot td',
  },
  {
    name: 'markups-price-check, answered for a hotel',
    address: '/markups/price-check?product=hotel&supplier_id=:id&check_in=2027-03-12&total=400&currency=EUR',
    records: '/suppliers?key=training-hotels',
    ready: 'main table tfoot td',
  },
  ...[
    'general-settings',
    'module-settings',
    'supplier-settings',
    'settings?tab=tokens',
    'settings?tab=wallet',
  ].map((tab) => ({
    name: `${tab} of a company`,
    address: `/${tab}${tab.includes('?') ? '&' : '?'}company=:id`,
    records: '/companies',
    ready: '[role="tabpanel"] :is(input, button, h2)',
  })),
];

function openingOf({ name, path: route, layout }: Listed): Opening {
  const isForm = /\/(create|edit)(\/|$)/.test(route);
  const isRecord = /\/view\/:id$/.test(route);
  const isList =
    layout === 'default' && !/\/(create|edit|view|file|price-check|:)/.test(route) && !noLists.test(name);
  return {
    name,
    address: addresses[name] ?? route,
    records: recordsOf[name] ?? route.replace(/\/\w+\/:id$/, ''),
    visitor: visitors.has(name),
    ready:
      ready[name] ??
      (isList
        ? anyRowOrNone
        : isForm
          ? 'main form input:enabled'
          : isRecord
            ? 'main dd:not(:has([data-waiting]))'
            : layout === 'blank'
              ? 'h1'
              : 'main h1'),
  };
}

/** Every screen of the product, in each state that looks different. */
export const openings: readonly Opening[] = [
  ...screens.map(openingOf),
  ...states.map((state) => ({ records: '', visitor: false, ready: 'main h1', ...state })),
];

/** The address of a screen, with an existing record; null where there is none yet, as for a newly generated screen. */
export async function addressOf(
  { address, records }: Opening,
  request: APIRequestContext,
): Promise<string | null> {
  if (!address.includes(':id')) return address;
  const { token } = await sessionOf(request, accounts.admin);
  const answer = await request.get(`/api/v1${records}${records.includes('?') ? '&' : '?'}per_page=1`, {
    headers: { authorization: `Bearer ${token}` },
  });
  const { data } = (await answer.json()) as { data: { id: string; transaction_id?: string }[] };
  // A row of the transactions is one of two sides.
  const id = data[0]?.transaction_id ?? data[0]?.id;
  return id ? address.replace(':id', id) : null;
}

/** Waits until a screen is complete: nothing waits for a response, and nothing moves. */
export async function expectWhole(page: Page, { ready }: Opening): Promise<void> {
  await expect(page.locator(ready).first()).toBeVisible();
  await expect(page.locator('.ant-skeleton-active, [data-waiting="true"], [aria-busy="true"]')).toHaveCount(
    0,
  );
  await expectStill(page);
}

/** Waits until every finite animation has ended. */
export async function expectStill(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    document
      .getAnimations()
      .every(
        ({ playState, effect }) =>
          playState !== 'running' || effect?.getComputedTiming().endTime === Number.POSITIVE_INFINITY,
      ),
  );
}

/**
 * Makes the API's responses arrive 0.3 to 0.9 s late and out of order from now on. Returns a function that waits until all of them have
 * arrived.
 */
export async function answerLate(page: Page): Promise<() => Promise<void>> {
  let asked = 0;
  let waiting = 0;
  await page.route('**/api/v1/**', async (route) => {
    asked += 1;
    waiting += 1;
    await new Promise((done) => setTimeout(done, 300 * (1 + ((asked * 2) % 3))));
    // A page that is closed or left meanwhile waits for none.
    await route.continue().catch(() => undefined);
    waiting -= 1;
  });
  return () => expect.poll(() => waiting).toBe(0);
}
