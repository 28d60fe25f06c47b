import { screen, waitFor } from '@testing-library/react';
import { nile } from '@traveldesk/bookings-ui/testing';
import { mockApi, renderRoutes, type MockRoutes } from '@traveldesk/shared-testing/web';
import { guestsWithout, manualStayInputOf } from './manual-stay.form';
import { Component as HotelManualCreatePage } from './HotelManualCreatePage';

const path = '/hotels/bookings/create';
const permissions = ['add_bookings', 'hotels_bookings', 'issue_bookings', 'show_companies'];
const bookingId = '0198f000-0000-7000-8000-00000000b001';
const cairo = {
  id: '0198f000-0000-7000-8000-00000000e001',
  code: 'CAI',
  name: { en: 'Cairo', fr: 'Le Caire', ar: 'القاهرة' },
  country: { id: 'eg', code: 'EG', name: { en: 'Egypt', fr: 'Égypte', ar: 'مصر' } },
};
const list = (...data: object[]) => ({ body: { data, total: data.length } });

const open = (routes: MockRoutes = {}) => {
  const api = mockApi({
    'GET /companies': () => list({ ...nile, parent: null }),
    'GET /cities': () => list(cairo),
    'POST /hotels/manual-bookings': () => ({
      body: { message: 'Entered', data: { id: bookingId, number: 'TD-1', version: 1, approval_id: null } },
    }),
    ...routes,
  });
  const shown = renderRoutes(
    [
      { path, Component: HotelManualCreatePage },
      { path: '*', element: <p>Elsewhere</p> },
    ],
    { at: path, permissions },
  );
  return { api, shown };
};

it('counts the check-out from the nights, and the nights from the check-out', async () => {
  const { shown } = open();
  const { user } = await shown;
  await user.type(await screen.findByRole('textbox', { name: 'Check-in' }), '2027-02-01');
  await user.tab();
  await user.type(screen.getByRole('textbox', { name: 'Nights' }), '3');
  await waitFor(() => expect(screen.getByRole('textbox', { name: 'Check-out' })).toHaveValue('4 Feb 2027'));
});

it('shows the problems of the API’s rules at their fields before it sends anything', async () => {
  const { api, shown } = open();
  const { user } = await shown;
  await user.type(await screen.findByRole('textbox', { name: 'Ages of the children' }), '21');
  await user.type(screen.getByRole('textbox', { name: 'Age of a child' }), '9');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Children are 0 to 17 years old.')).toBeVisible();
  expect(screen.getByText(/The room has no child of this age/)).toBeVisible();
  expect(api.callsTo('POST /hotels/manual-bookings')).toEqual([]);
});

it('keeps guests in their rooms when a room is removed', () => {
  const guests = [
    { room: 0, given_name: 'A' },
    { room: 1, given_name: 'B' },
    { room: 2, given_name: 'C' },
  ];
  expect(guestsWithout(1, guests)).toEqual([
    { room: 0, given_name: 'A' },
    { given_name: 'B' },
    { room: 1, given_name: 'C' },
  ]);
});

it('reads typed numbers in any digits, and leaves empty fields out', () => {
  expect(
    manualStayInputOf({
      rooms: [{ adults: '٢', children: '8، 3' }],
      guests: [{ room: 0, given_name: 'Amal', family_name: 'Haddad', age: '' }],
      total: { amount: '', currency: 'EUR' },
      due: { amount: '12.60', currency: 'egp' },
    }),
  ).toMatchObject({
    rooms: [{ adults: 2, children: [8, 3] }],
    guests: [{ room: 0, age: null }],
    total: null,
    due: { amount: '12.60', currency: 'EGP' },
    reference: null,
    free_until: null,
  });
});
