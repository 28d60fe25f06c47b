import { expect, type Locator, type Page } from '@playwright/test';
import type { Desk } from './booking-desk';
import { expectAccessible, expectReadable } from './checks';
import { dayIn } from './days';
import { formOf } from './form';
import { rowCount } from './list';
import { expectStill } from './screens';
import type { textsOf } from './texts';

type Say = ReturnType<typeof textsOf>;
/** The kind of entry, and its amount in minor units. */
type Movement = readonly [kind: string, minor: number];

/** Tabs that a flight adds to its booking. */
const ofFlights = ['itinerary', 'tickets', 'changes'];

/** Minor units of an amount with two decimals, in any format. */
export const minorOf = (amount: string) => Number(amount.replace(/[^0-9]/g, ''));

/** The page of a booking and of its money, as a user sees it. */
export function bookingPage(page: Page, say: Say) {
  /** A text of bookings; the texts of flight bookings have their namespace as a prefix. */
  const text = (key: string, values?: Record<string, string>) => {
    const [name = '', namespace = 'bookings'] = key.split(':').reverse();
    return say(namespace, name, values);
  };
  const dialog = (title: string) => page.getByRole('dialog', { name: text(title) });
  const factOf = (within: Locator, label: string) =>
    within.locator('dl > div', { has: page.locator('dt', { hasText: exactly(label) }) }).locator('dd');
  const expectBesideName = (key: string, timeout: number) =>
    expect(page.locator('main header').getByText(text(key), { exact: true })).toBeVisible({ timeout });

  const booking = {
    text,
    dialog,
    open: (id: string, tab?: string) => page.goto(`/flights/bookings/view/${id}${tab ? `?tab=${tab}` : ''}`),
    /** Of the actions available now. */
    action: (name: string) =>
      page
        .getByRole('group', { name: text('actions.title') })
        .getByRole('button', { name: text(`actions.${name}`), exact: true }),
    confirm: (title: string, button: string) =>
      dialog(title).getByRole('button', { name: text(button), exact: true }),
    /** An amount in a dialog, in minor units. */
    amountIn: async (title: string, label: string): Promise<number> =>
      minorOf(await factOf(dialog(title), text(label)).innerText()),
    /** Beside the booking's name; it appears by itself. */
    expectState: (state: string, timeout = 20_000) => expectBesideName(`states.${state}`, timeout),
    /** The current quote, in place of the state. */
    expectQuoted: (kind: 'cancel' | 'void') => expectBesideName(`quoted.${kind}`, 20_000),
    pnr: async (): Promise<string> => {
      const title = page.locator('main h1');
      await expect(title).toHaveText(/^[A-Z0-9]{6}$/);
      return title.innerText();
    },
    tab: (name: string) => {
      const key = ofFlights.includes(name) ? `flight-bookings:tabs.${name}` : `tabs.${name}`;
      return page.getByRole('tab', { name: text(key), exact: true }).click();
    },
    /** The entries of the money tab, the oldest first. */
    expectMoney: async (...movements: readonly Movement[]): Promise<void> => {
      await booking.tab('money');
      await booking.expectMovements(...movements);
    },
    /** The same, where the tab is already open. */
    expectMovements: async (...movements: readonly Movement[]): Promise<void> => {
      const rows = page.getByRole('table', { name: text('tabs.money') }).locator('tbody tr');
      const seen = async () =>
        Promise.all(
          (await rows.all()).map(async (row) => [
            await row.getByRole('rowheader').innerText(),
            // A payment's amount comes last; a blocked entry has none.
            minorOf((await row.getByRole('cell').allInnerTexts()).findLast((one) => one.trim() !== '') ?? ''),
          ]),
        );
      await expect.poll(seen).toEqual(movements.map(([kind, minor]) => [text(`money.${kind}`), minor]));
    },
    /** The balance of the company's wallet, in minor units of EUR. */
    expectWallet: async ({ company }: Desk, { balance, held }: { balance: number; held: number }) => {
      await page.goto(`/transactions/wallet/${company.id}`);
      const card = page.getByRole('listitem', { name: 'EUR', exact: true });
      const figure = async (key: string) =>
        minorOf(await factOf(card, say('wallet/ui', key)).locator('bdi').last().innerText());
      await expect(card).toBeVisible();
      expect({ balance: await figure('balance'), held: await figure('held') }).toEqual({ balance, held });
    },
    /** A company's deadlines, of these kinds and no other, in order. */
    expectDeadlines: async ({ company }: Desk, ...kinds: readonly string[]) => {
      await page.goto(`/booking-deadlines?company_id=${company.id}`);
      await expect(rowCount(page)).not.toBeEmpty();
      const rows = page.locator('main tbody tr:has(a)');
      await expect(rows).toHaveCount(kinds.length);
      for (const [index, kind] of kinds.entries()) {
        await expect(rows.nth(index)).toContainText(text(`deadlines.${kind}`));
      }
    },
  };
  return booking;
}

/** Checks a page with its open dialog fully in one theme, and in the other for what a theme can break; restores the theme afterwards. */
export async function expectAccessibleInBoth(page: Page, say: Say): Promise<void> {
  const html = page.locator('html');
  const before = (await html.getAttribute('data-theme')) === 'light' ? 'light' : 'dark';
  const other = before === 'dark' ? 'light' : 'dark';
  const turn = async (theme: 'dark' | 'light') => {
    // The button is behind the dialog, where no pointer can reach it.
    await page.getByRole('button', { name: say('common', `shell.to.${theme}`) }).dispatchEvent('click');
    await expect(html).toHaveAttribute('data-theme', theme);
    await expectStill(page);
  };
  await expectStill(page);
  await expectAccessible(page);
  await turn(other);
  await expectReadable(page);
  await turn(before);
}

/** Names differ from day to day, so that nobody is on a flight twice. */
export async function fillInTraveller(page: Page, say: Say, name: string): Promise<void> {
  const text = (key: string) => say('flight-bookings', `review.${key}`);
  const { field, fill, choose } = formOf(page);
  const person = (key: string) => say('persons', key);
  await expect(field(person('fields.given_name'))).toBeEnabled({ timeout: 30_000 });
  // The title sets the gender.
  await choose(person('fields.title'), person('titles.ms'));
  await fill(person('fields.given_name'), name);
  await fill(person('fields.family_name'), 'Said');
  await fill(person('fields.born_on'), '1990-05-17');
  await fill(say('bookingReview', 'email'), 'mona@nile.example');
  await fill(say('bookingReview', 'phone'), '+20 100 123 4567');
  if ((await field(text('fields.document_number')).count()) === 0) return;
  await fill(text('fields.document_number'), 'A1234567');
  await choose(text('fields.document_country'), 'EG');
  await fill(text('fields.document_expires_on'), dayIn(2_000));
}

const exactly = (label: string) =>
  new RegExp(`^${label.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)}$`);
