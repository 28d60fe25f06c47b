import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { Form } from 'antd';
import type { FlightBooking } from '@traveldesk/flight-bookings-contract';
import { mockApi, renderScreen } from '@traveldesk/shared-testing/web';
import { row } from '@traveldesk/bookings-ui/testing';
import { ManualFields } from './ManualFields';
import { blankManual, manualInputOf, manualRules, ticketsWithout } from './manual.form';

const names = ['Amal', 'Basma', 'Chafik'];

it('a ticket stays with its traveler when another traveler is removed, and asks for a traveler when its own is removed', async () => {
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
  // The traveler who moved up to this row has the focus.
  const next = screen.getByRole('group', { name: 'Traveler 2' });
  await waitFor(() => expect(next).toContainElement(document.activeElement as HTMLElement));
});

it.each([
  [0, [undefined, 0, undefined]],
  [1, [0, undefined, undefined]],
  [2, [0, 1, undefined]],
])('the tickets after traveler %s is removed', (place, expected) => {
  const tickets = [{ traveller: 0 }, { traveller: 1 }, { number: '1' }];
  expect(ticketsWithout(place, tickets).map(({ traveller }) => traveller)).toEqual(expected);
});

it('keeps a stored date of birth only for the same traveler', () => {
  const person = (given_name: string, born_on: string) => ({ given_name, family_name: 'Haddad', born_on });
  const stored = [person('Amal', '1800-01-01'), person('Sami', '1990-05-17')];
  const places = (travellers: object[]) =>
    manualRules({ travellers: stored, slices: [] as FlightBooking['slices'] } as FlightBooking)
      .safeParse({ travellers })
      .error?.issues.filter(({ code, path }) => code === 'custom' && path.at(-1) === 'born_on')
      .map(({ path }) => path[1]);
  expect(places(stored.toReversed())).toEqual([]);
  expect(places([person('Amal', '1800-01-01'), person('Sami', '1800-01-01')])).toEqual([1]);
});

it('warns of a ticket number used by another booking, with a link if the user may see that booking', async () => {
  const rows = [row({ id: 'own' }), row({ state: 'cancelled' }), row({ id: 'other', number: 'TD-2002' })];
  const api = mockApi({
    'GET /companies': () => ({ body: { data: [], total: 0 } }),
    'GET /booking-list': () => ({ body: { data: rows, total: rows.length } }),
  });
  const values = { ...blankManual, tickets: [{ number: '077-234 5678 901' }, { number: '07723456789' }] };
  const booking = {
    id: 'own',
    travellers: [],
    slices: [] as FlightBooking['slices'],
    company: null,
  } as unknown as FlightBooking;
  const show = (permissions: string[]) =>
    renderScreen(
      <Form initialValues={values} layout="vertical">
        <ManualFields booking={booking} />
      </Form>,
      { path: '/flights/bookings/create', permissions },
    );
  await show(['add_bookings', 'show_bookings']);
  const link = await screen.findByRole('link', { name: 'TD-2002' });
  expect(link).toHaveAttribute('href', '/flights/bookings/view/other');
  expect(screen.getByText(/^Another booking already has this ticket/)).toBeVisible();
  expect(api.callsTo('GET /booking-list').map(({ query }) => query['search'])).toEqual(['0772345678901']);
});

it('lets the author confirm such a ticket, but does not confirm it by default', async () => {
  const rows = [row({ id: 'other', number: 'TD-2002' })];
  mockApi({
    'GET /companies': () => ({ body: { data: [], total: 0 } }),
    'GET /booking-list': () => ({ body: { data: rows, total: rows.length } }),
  });
  let sent: unknown;
  const { user } = await renderScreen(
    <Form
      initialValues={{ ...blankManual, tickets: [{ number: '0772345678901', traveller: 0 }] }}
      onValuesChange={(_, values) => (sent = manualInputOf(values as typeof blankManual))}
    >
      <ManualFields />
    </Form>,
    { path: '/flights/bookings/create', permissions: ['add_bookings', 'show_bookings'] },
  );
  await user.click(await screen.findByRole('checkbox', { name: /exchanged, or its booking split/ }));
  expect(sent).toMatchObject({
    tickets: [{ number: '0772345678901', traveller: 0, also_elsewhere: true }],
  });
});

// TRAVEL-RULES 2: ages count on the departure of the last trip; a trip may have several flights.
it('judges ages on the departure of the last trip, not of its last flight', () => {
  const flight = (origin: string, destination: string, departing_at: string, arriving_at: string) => ({
    origin,
    destination,
    departing_at,
    arriving_at,
  });
  const segments = [
    flight('CAI', 'IST', '2027-03-10T22:00', '2027-03-11T01:00'),
    flight('IST', 'JFK', '2027-03-11T07:00', '2027-03-11T11:00'),
  ];
  const titles = (born_on: string) =>
    manualRules(undefined)
      .safeParse({ segments, travellers: [{ title: 'mrs', gender: 'f', born_on }] })
      .error?.issues.flatMap(({ code, path }) =>
        code === 'custom' && path.at(-1) === 'title' ? [path[1]] : [],
      );
  expect(titles('2015-03-11')).toEqual([0]);
  expect(titles('2015-03-10')).toEqual([]);
});

it('judges the reference and the days as the API does, and accepts stored values', () => {
  const segment = { departing_at: '9999-12-31T10:00', arriving_at: '1976-01-01T10:00' };
  const values = { pnr: ' see the mail ', segments: [segment] };
  const keys = (booking?: object) =>
    manualRules(booking as FlightBooking | undefined)
      .safeParse(values)
      .error?.issues.flatMap((issue) =>
        issue.code === 'custom' && issue.params ? [`${issue.path.join('.')}: ${issue.params['key']}`] : [],
      );
  expect(keys()).toEqual([
    'pnr: booking_reference_form',
    'segments.0.departing_at: booking_day_far',
    'segments.0.arriving_at: booking_day_long_ago',
  ]);
  expect(keys({ pnr: 'SEE THE MAIL', slices: [{ segments: [segment] }], travellers: [] })).toEqual([]);
});

it('shows problems at their fields, and marks a stored phone number', async () => {
  mockApi({
    'GET /companies': () => ({ body: { data: [], total: 0 } }),
    'GET /airlines': () => ({ body: { data: [], total: 0 } }),
    'GET /airports': () => ({ body: { data: [], total: 0 } }),
  });
  const phone = '+99912345678';
  const booking = {
    id: 'own',
    travellers: [{ given_name: 'Amal', phone }],
    slices: [] as FlightBooking['slices'],
  };
  const values = {
    ...blankManual,
    pnr: 'see the mail',
    segments: [{ departing_at: '1/1/1800T10:00' }],
    travellers: [{ type: 'adult' as const, given_name: 'Amal', phone }],
  };
  await renderScreen(
    <Form initialValues={values} layout="vertical">
      <ManualFields booking={booking as unknown as FlightBooking} />
      <button type="submit">Judge</button>
    </Form>,
    { path: '/flights/bookings/create', permissions: ['add_bookings'] },
  );
  expect(await screen.findByText(/^There is no such phone number/)).toBeVisible();
  fireEvent.click(screen.getByText('Judge'));
  expect(await screen.findByText(/^5 to 20 letters and digits/)).toBeVisible();
  expect(await screen.findByText('This day is too long ago: before 1900.')).toBeVisible();
});
