import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, type APIRequestContext, type Page } from '@playwright/test';
import { accounts, sessionOf } from './accounts';
import { anyRowOrNone } from './list';

/** What a journey reads of a screen in the shell's table. */
interface Listed {
  name: string;
  path: string;
  layout: 'default' | 'blank';
  first?: { url: string; filters?: readonly string[] };
}

/** A screen in one state, and how it is opened. */
export interface Opening {
  name: string;
  /** `:id` stands for a record of the screen's own list, or of `records`. */
  address: string;
  records: string;
  visitor: boolean;
  /** CSS of what stands on the screen once it is whole. */
  ready: string;
}

const table = path.resolve(import.meta.dirname, '../../../backoffice/src/domains.ts');
// Read where it runs: the journeys go through every screen of the shell, and depend on none of its code.
const { screens } = (await import(pathToFileURL(table).href)) as { screens: readonly Listed[] };

const visitors = new Set(['login', 'reset-password', 'user-form']);

/** Addresses of paths that stand for many. */
const addresses: Record<string, string> = { error: '/error/500', 'not-found': '/no-such-page' };

/** What is whole later than a heading, a row of a list or a field of a form says. */
const ready: Record<string, string> = {
  home: 'main h1 ~ * table tbody tr, main table tbody tr',
  profile: 'main form input:enabled',
  login: 'input[autocomplete="current-password"]',
  'reset-password': 'input[autocomplete="username"]',
  'change-password': 'input[autocomplete="new-password"]',
};

/** States of a screen beside the one that its path opens. */
const states: (Partial<Opening> & { name: string; address: string })[] = [
  { name: 'countries, nothing found', address: '/countries?search=zzzz' },
  { name: 'companies, tree', address: '/companies?view=tree', ready: 'main li a[href*="/edit/"]' },
  ...['general-settings', 'module-settings', 'supplier-settings', 'settings?tab=tokens'].map((tab) => ({
    name: `${tab} of a company`,
    address: `/${tab}${tab.includes('?') ? '&' : '?'}company=:id`,
    records: '/companies',
    ready: '[role="tabpanel"] :is(input, button, h2)',
  })),
];

function openingOf({ name, path: route, layout, first }: Listed): Opening {
  const isList = first?.filters !== undefined;
  const isForm = /\/(create|edit)(\/|$)/.test(route);
  return {
    name,
    address: addresses[name] ?? route,
    records: (first?.url ?? '').replace('/:id', ''),
    visitor: visitors.has(name),
    ready:
      ready[name] ??
      (isList ? anyRowOrNone : isForm ? 'main form input:enabled' : layout === 'blank' ? 'h1' : 'main h1'),
  };
}

/** Every screen of the product, in each state that looks different. */
export const openings: readonly Opening[] = [
  ...screens.map(openingOf),
  ...states.map((state) => ({ records: '', visitor: false, ready: 'main h1', ...state })),
];

/** The address of a screen, with a record that there is; null where there is none yet, as of a screen just generated. */
export async function addressOf(
  { address, records }: Opening,
  request: APIRequestContext,
): Promise<string | null> {
  if (!address.includes(':id')) return address;
  const { token } = await sessionOf(request, accounts.admin);
  const answer = await request.get(`/api/v1${records}?per_page=1`, {
    headers: { authorization: `Bearer ${token}` },
  });
  const { data } = (await answer.json()) as { data: { id: string }[] };
  return data[0] ? address.replace(':id', data[0].id) : null;
}

/** Waits until a screen stands: nothing waits for an answer, and nothing moves. */
export async function expectWhole(page: Page, { ready }: Opening): Promise<void> {
  await expect(page.locator(ready).first()).toBeVisible();
  await expect(page.locator('.ant-skeleton-active, [data-waiting="true"], [aria-busy="true"]')).toHaveCount(
    0,
  );
  await expectStill(page);
}

/** Waits until everything that moves to an end has come to it. */
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
