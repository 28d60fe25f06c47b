import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { FlightBooking } from '@traveldesk/flight-bookings-contract';
import { bookingId, euro, fakeBookings, nile } from '@traveldesk/bookings-ui/testing';
import { flight, slice } from '@traveldesk/flights-ui/testing';
import { problem, renderRoutes, type MockRoutes } from '@traveldesk/shared-testing/web';
import { flightBooking } from '../record/flight-booking.fake';
import { Component as ManualCreatePage } from './ManualCreatePage';
import { Component as ManualEditPage } from './ManualEditPage';

const create = '/flights/bookings/create';
const edit = `/flights/bookings/edit/${bookingId}`;
const named = (name: string) => ({ en: name, fr: name, ar: name });
const airport = (iata: string, name: string) => ({
  id: iata,
  iata,
  former_codes: [],
  name,
  city: {
    id: iata,
    code: iata,
    name: named(name),
    country: { id: iata, code: 'XX', name: named('Country') },
  },
});
const list = (...data: object[]) => ({ body: { data, total: data.length } });
const approvalId = '0198f000-0000-7000-8000-0000000000c7';
const saved = (message: string) => ({
  body: { message, data: { id: bookingId, number: 'TD-1001', version: 4, approval_id: null } },
});

const pickers: MockRoutes = {
  'GET /companies': () => list({ ...nile, parent: null }),
  'GET /airlines': () =>
    list({ id: '1', iata: 'MS', name: 'EgyptAir', names: named('EgyptAir'), country: null }),
  'GET /airports': ({ query }) =>
    list(query['q'] === 'cairo' ? airport('CAI', 'Cairo') : airport('DXB', 'Dubai')),
};

/** A manual booking with one adult, one flight, one ticket and a price. */
const entered = (changes: Partial<FlightBooking> = {}) =>
  flightBooking({
    kind: 'manual',
    state: 'ticketed',
    source: 'Travel House',
    pnr: 'AB12CD',
    payment_required_by: null,
    slices: [slice([flight('MS 910 CAI 10:00 DXB 15:30')])],
    tickets: [{ number: '0772345678901', traveller_ids: [flightBooking().travellers[0]?.id ?? ''] }],
    ...changes,
  } as Partial<FlightBooking>);

const input = {
  company_id: nile.id,
  source: 'Travel House',
  pnr: 'AB12CD',
  state: 'ticketed',
  payment_required_by: null,
  segments: [
    {
      origin: 'CAI',
      destination: 'DXB',
      departing_at: '2027-02-01T10:00',
      arriving_at: '2027-02-01T15:30',
      carrier: 'MS',
      flight_number: '910',
    },
  ],
  travellers: [
    {
      type: 'adult',
      title: 'ms',
      gender: 'f',
      given_name: 'Mona',
      family_name: 'Said',
      born_on: '1990-05-17',
      email: 'mona@nile.example',
      phone: '+201001234567',
      document: null,
      loyalty: [],
      adult: null,
      save: false,
    },
  ],
  tickets: [{ number: '0772345678901', traveller: 0 }],
  total: euro('320.00'),
  note: null,
};

const open = (at: string) =>
  renderRoutes(
    [
      { path: '/flights/bookings', element: <p>All bookings</p> },
      { path: create, element: <ManualCreatePage /> },
      { path: '/flights/bookings/edit/:id', element: <ManualEditPage /> },
      { path: '/flights/bookings/view/:id', element: <p>The booking</p> },
    ],
    { at, permissions: ['flights_bookings', 'add_bookings', 'issue_bookings', 'show_companies'] },
  );

// Finds fields by label: on such a large form, jsdom is too slow to compute roles for each query.
const box = (label: string) => screen.getByLabelText(label, { selector: 'input' });
/** Waits one task, because antd notifies its selects in a timeout. */
const done = (event: () => unknown) =>
  act(async () => {
    event();
    await new Promise((resolve) => setTimeout(resolve));
  });
const type = (label: string, value: string) =>
  done(() => fireEvent.change(box(label), { target: { value } }));
async function pick(label: string, typed: string, option: string) {
  await done(() => fireEvent.mouseDown(box(label)));
  if (typed) await type(label, typed);
  const found = await screen.findByText(option, { selector: '.ant-select-item *' });
  await done(() => fireEvent.click(found));
}
const press = (text: string) => done(() => fireEvent.click(screen.getByText(text, { selector: 'button *' })));
/** The form mounts again when the record has loaded. */
const filled = () => waitFor(() => expect(box('Flight number')).toHaveValue('910'));
/** The problem shown at a field. */
const at = (label: string) => box(label).closest('.ant-form-item');

describe('the form of a manual booking', () => {
  it('creates the booking with one call', async () => {
    const api = fakeBookings(entered, {
      ...pickers,
      'POST /flights/manual-bookings': () => saved('TD-1001 was entered.'),
    });
    const { address, said } = await open(create);
    await pick('Company', 'nile', 'Nile Travel');
    await type('Bought from', ' Travel House ');
    await type('Booking reference (PNR)', 'ab12cd');
    await pick('Airline', 'egypt', 'EgyptAir');
    await type('Flight number', '٩١٠');
    await pick('From', 'cairo', 'Cairo');
    await pick('To', 'dubai', 'Dubai');
    for (const [end, hour] of [
      ['Departure', '10:00'],
      ['Arrival', '15:30'],
    ]) {
      await type(`${end}, local time: day`, '2027-02-01');
      await type(`${end}, local time: time`, hour ?? '');
    }
    await pick('Title', '', 'Ms');
    await pick('Gender', '', 'Female');
    await type('Given names', 'Mona');
    await type('Family name', 'Said');
    await type('Date of birth', '1990-05-17');
    await type('Email', 'mona@nile.example');
    await type('Phone', '+201001234567');
    await press('Add a ticket');
    await type('Ticket number', '0772345678901');
    await pick('Traveler', '', 'Mona Said');
    await type('Total price', '320.00');
    await type('Currency', 'eur');
    await press('Save');
    await waitFor(() => expect(address()).toBe('/flights/bookings'));
    expect(said()).toBe('TD-1001 was entered.');
    const calls = api.callsTo('POST /flights/manual-bookings');
    expect(calls.map(({ body }) => body)).toEqual([input]);
    expect(calls[0]?.headers.get('idempotency-key')).toBeTruthy();
  });

  it('shows missing values at their fields before anything is sent', async () => {
    const api = fakeBookings(entered, pickers);
    await open(create);
    await press('Save');
    await waitFor(() => expect(at('Bought from')).toHaveTextContent('This field is required'));
    for (const label of ['Flight number', 'Given names', 'Date of birth']) {
      expect(at(label)).toHaveTextContent('This field is required');
    }
    expect(at('Booking reference (PNR)')).not.toHaveTextContent('This field is required');
    expect(api.callsTo('POST /flights/manual-bookings')).toEqual([]);
  });

  it('shows an impossible date of birth at its field', async () => {
    const api = fakeBookings(entered, pickers);
    await open(edit);
    await filled();
    await type('Date of birth', '1800-01-01');
    await press('Save');
    await waitFor(() => expect(at('Date of birth')).toHaveTextContent('Check the year'));
    expect(api.callsTo('PUT /flights/manual-bookings/{id}')).toEqual([]);
  });

  it('sends an edited booking with its unchanged values as they were read', async () => {
    const api = fakeBookings(entered, {
      ...pickers,
      'PUT /flights/manual-bookings/{id}': () => saved('TD-1001 was saved.'),
    });
    const { address } = await open(edit);
    await filled();
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('TD-1001');
    await type('Booking reference (PNR)', 'ZZ99ZZ');
    await press('Save');
    await waitFor(() => expect(address()).toBe(`/flights/bookings/view/${bookingId}`));
    const [call] = api.callsTo('PUT /flights/manual-bookings/{id}');
    expect(call?.body).toEqual({ ...input, pnr: 'ZZ99ZZ' });
    expect(call?.headers.get('if-match')).toBe('"3"');
  });

  it('opens the booking when its price waits for approval', async () => {
    fakeBookings(entered, {
      ...pickers,
      'PUT /flights/manual-bookings/{id}': () => ({
        body: {
          message: 'TD-1001 was entered. Its price is waiting for approval.',
          data: { id: bookingId, number: 'TD-1001', version: 4, approval_id: approvalId },
        },
      }),
    });
    const { address, go } = await open('/flights/bookings');
    await go(edit);
    await filled();
    await press('Save');
    await waitFor(() => expect(address()).toBe(`/flights/bookings/view/${bookingId}`));
  });

  it('requires a reason to change a paid booking, and locks its company and price', async () => {
    const api = fakeBookings(() => entered({ paid: euro('320.00') }), {
      ...pickers,
      'PUT /flights/manual-bookings/{id}': () => saved('TD-1001 was saved.'),
    });
    const { address } = await open(edit);
    await filled();
    for (const label of ['Company', 'Total price', 'Currency']) expect(box(label)).toBeDisabled();
    await type('Booking reference (PNR)', 'ZZ99ZZ');
    await press('Save');
    await waitFor(() => expect(at('Reason for the change')).toHaveTextContent('This field is required'));
    expect(api.callsTo('PUT /flights/manual-bookings/{id}')).toEqual([]);
    await type('Reason for the change', 'The airline moved it');
    await press('Save');
    await waitFor(() => expect(address()).toBe(`/flights/bookings/view/${bookingId}`));
    expect(api.callsTo('PUT /flights/manual-bookings/{id}')[0]?.body).toEqual({
      ...input,
      pnr: 'ZZ99ZZ',
      reason: 'The airline moved it',
    });
  });

  it('shows problems from the API at their fields, and keeps the input', async () => {
    const refusal = 'No airline flies under this number.';
    fakeBookings(entered, {
      ...pickers,
      'PUT /flights/manual-bookings/{id}': () =>
        problem(422, 'invalid', 'Please check the marked fields.', { 'segments.0.flight_number': refusal }),
    });
    const { address } = await open(edit);
    await filled();
    await type('Flight number', '911');
    await press('Save');
    await waitFor(() => expect(at('Flight number')).toHaveTextContent(refusal));
    expect(box('Flight number')).toHaveValue('911');
    expect(address()).toBe(edit);
  });

  it('shows the conflicting change of another user, and can save over it', async () => {
    let read = entered();
    const api = fakeBookings(() => read, {
      ...pickers,
      'PUT /flights/manual-bookings/{id}': ({ headers }) =>
        headers.get('if-match') === '"5"'
          ? saved('TD-1001 was saved.')
          : problem(412, 'stale', 'Someone else has changed this since you opened it.'),
    });
    const { user, address } = await open(edit);
    await filled();
    await type('Bought from', 'Air House');
    read = entered({ source: 'Sea House', version: 5 });
    await press('Save');
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getByText('Air House')).toBeVisible();
    expect(dialog.getByText('Sea House')).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Save mine' }));
    await waitFor(() => expect(address()).toBe(`/flights/bookings/view/${bookingId}`));
    expect(api.callsTo('PUT /flights/manual-bookings/{id}').at(-1)?.body).toMatchObject({
      source: 'Air House',
    });
  });

  it('shows why the booking could not be read, and reads it again on request', async () => {
    const api = fakeBookings(entered, pickers);
    api.use({
      'GET /flights/bookings/{id}': () => problem(503, 'unavailable', 'Please try again in a moment.'),
    });
    await open(edit);
    expect(await screen.findByText('Please try again in a moment.')).toBeVisible();
    api.use({ 'GET /flights/bookings/{id}': () => ({ body: entered() }) });
    await press('Try again');
    await filled();
  });
});
