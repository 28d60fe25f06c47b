import { screen, waitFor, within } from '@testing-library/react';
import { Form } from 'antd';
import type { Booking } from '@traveldesk/bookings-contract';
import { mockApi, renderScreen } from '@traveldesk/shared-testing/web';
import { ManualFields } from './ManualFields';
import { blankManual, manualRules, ticketsWithout } from './manual.form';

const names = ['Amal', 'Basma', 'Chafik'];

it('a ticket stays with its traveller when another one is taken away, and is asked for when that one is', async () => {
  mockApi({ 'GET /companies': () => ({ body: { data: [], total: 0 } }) });
  const values = {
    ...blankManual,
    travellers: names.map((given_name) => ({ type: 'adult' as const, given_name })),
    tickets: [0, 1, 2].map((traveller) => ({ number: `077234567890${traveller}`, traveller })),
  };
  const { user } = await renderScreen(
    <Form initialValues={values} layout="vertical">
      <ManualFields />
    </Form>,
    { path: '/flights/bookings/create', permissions: ['add_bookings', 'issue_bookings'] },
  );
  const owners = () =>
    ['Ticket 1', 'Ticket 2', 'Ticket 3'].map(
      (name) =>
        within(screen.getByRole('group', { name })).getByRole('combobox').closest('.ant-select')?.textContent,
    );
  expect(owners()).toEqual(names);
  await user.click(screen.getByRole('button', { name: 'Remove Traveler 2' }));
  expect(owners()).toEqual(['Amal', '', 'Chafik']);
  // The one who stands there now has the focus.
  const next = screen.getByRole('group', { name: 'Traveler 2' });
  await waitFor(() => expect(next).toContainElement(document.activeElement as HTMLElement));
});

it.each([
  [0, [undefined, 0, undefined]],
  [1, [0, undefined, undefined]],
  [2, [0, 1, undefined]],
])('tickets without traveller %s', (place, expected) => {
  const tickets = [{ traveller: 0 }, { traveller: 1 }, { number: '1' }];
  expect(ticketsWithout(place, tickets).map(({ traveller }) => traveller)).toEqual(expected);
});

it('keeps a stored date of birth of the same traveler alone', () => {
  const person = (given_name: string, born_on: string) => ({ given_name, family_name: 'Haddad', born_on });
  const stored = [person('Amal', '1800-01-01'), person('Sami', '1990-05-17')];
  const places = (travellers: object[]) =>
    manualRules({ travellers: stored } as Booking)
      .safeParse({ travellers })
      .error?.issues.filter(({ code, path }) => code === 'custom' && path.at(-1) === 'born_on')
      .map(({ path }) => path[1]);
  expect(places(stored.toReversed())).toEqual([]);
  expect(places([person('Amal', '1800-01-01'), person('Sami', '1800-01-01')])).toEqual([1]);
});
