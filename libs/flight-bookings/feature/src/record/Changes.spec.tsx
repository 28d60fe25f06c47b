import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { ComponentType } from 'react';
import { useBookingsBookingQuery, type DialogProps } from '@traveldesk/bookings-ui';
import { actions, bookingId, fakeBookings } from '@traveldesk/bookings-ui/testing';
import type { FlightBooking } from '@traveldesk/flight-bookings-contract';
import '@traveldesk/bookings-ui/texts';
import { renderRoutes } from '@traveldesk/shared-testing/web';
import { seen } from '../review/review.fake';
import '../texts';
import { ChangeDialog } from './ChangeDialog';
import { Changes } from './Changes';
import { flightBooking, flightQuote } from './flight-booking.fake';

/** Renders one part of the booking's page with the booking as it was last read. */
function Read({ Part }: { Part: ComponentType<DialogProps<FlightBooking>> }) {
  const { data } = useBookingsBookingQuery({ product: 'flight', id: bookingId });
  return data && <Part booking={data as FlightBooking} onClose={() => undefined} />;
}

const open = (Part: ComponentType<DialogProps<FlightBooking>>) =>
  renderRoutes([{ path: '/flights/bookings/view/:id', element: <Read Part={Part} /> }], {
    at: `/flights/bookings/view/${bookingId}`,
    permissions: ['flights_bookings', 'issue_bookings'],
  });

it('an agreement made with the airline elsewhere is recorded, not sent as an acceptance', async () => {
  const change = { ref: 'aic_1', removed: [], added: [], action: null, can_accept: true };
  const api = fakeBookings(
    () =>
      flightBooking({
        state: 'ticketed',
        airline_changes: [{ ...change, detected_at: '2026-11-24T08:00:00.000Z' }],
        available_actions: actions(['accept_airline_change']),
      }),
    {
      'POST /flights/bookings/{id}/airline-change': () => ({ body: { message: 'Written down.', data: {} } }),
    },
  );
  const { user, said } = await open(Changes);
  await user.click(await screen.findByRole('button', { name: 'Answer otherwise' }));
  const dialog = within(await screen.findByRole('dialog'));
  const confirm = dialog.getByRole('button', { name: 'Write down' });
  expect(confirm).toBeDisabled();
  await user.click(dialog.getByRole('radio', { name: 'The flights are canceled' }));
  await user.click(confirm);
  await waitFor(() => expect(said()).toBe('Written down.'));
  const [call] = api.callsTo('POST /flights/bookings/{id}/airline-change');
  expect(call?.body).toEqual({ ref: 'aic_1', action: 'note_cancelled' });
  expect(call?.headers.get('if-match')).toBe('"3"');
});

it('each of several changes is accepted by its own call, after a confirmation', async () => {
  const changes = ['aic_1', 'aic_2'].map((ref) => ({
    ref,
    removed: [],
    added: [],
    action: null,
    can_accept: true,
    detected_at: '2026-11-24T08:00:00.000Z',
  }));
  const api = fakeBookings(
    () =>
      flightBooking({
        state: 'ticketed',
        airline_changes: changes,
        available_actions: actions(['accept_airline_change']),
      }),
    {
      'POST /flights/bookings/{id}/airline-change': () => ({ body: { message: 'Accepted.', data: {} } }),
    },
  );
  const { user } = await open(Changes);
  const calls = () => api.callsTo('POST /flights/bookings/{id}/airline-change');
  for (const place of [0, 1]) {
    const [...buttons] = await screen.findAllByRole('button', { name: 'Accept the change' });
    await user.click(buttons[place] as HTMLElement);
    const dialog = within(await screen.findByRole('dialog', { name: 'Accept the airline’s change?' }));
    expect(calls()).toHaveLength(place);
    await user.click(dialog.getByRole('button', { name: 'Accept the change' }));
    await waitFor(() => expect(calls()).toHaveLength(place + 1));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  }
  expect(calls().map(({ body }) => body)).toMatchObject([{ ref: 'aic_1' }, { ref: 'aic_2' }]);
  expect(new Set(calls().map(({ headers }) => headers.get('idempotency-key'))).size).toBe(2);
});

describe("a change that does not fit a traveler's age or passport", () => {
  const [slice] = seen.slices;
  const later = (day: string) =>
    slice && {
      ...slice,
      departing_at: slice.departing_at.replace('2027-02-01', day),
      segments: slice.segments.map((one) => ({
        ...one,
        departing_at: one.departing_at.replace('2027-02-01', day),
        arriving_at: one.arriving_at.replace('2027-02-01', day),
      })),
    };
  const [mona] = flightBooking().travellers;
  const people = [
    // The passport is valid until 2 February 2027.
    mona && { ...mona, document: mona.document && { ...mona.document, expires_on: '2027-02-02' } },
    mona && { ...mona, id: 'c', given_name: 'Lina', type: 'child', born_on: '2015-02-03', document: null },
  ] as FlightBooking['travellers'];
  const changed = (day: string, slices: FlightBooking['slices']) =>
    flightBooking({
      state: 'ticketed',
      slices,
      travellers: people,
      airline_changes: [
        {
          ref: 'aic_1',
          removed: slice ? [slice] : [],
          added: [later(day)].filter((one) => one !== undefined),
          action: null,
          can_accept: true,
          detected_at: '2026-11-24T08:00:00.000Z',
        },
      ],
      available_actions: actions(['accept_airline_change']),
    });
  const answers = {
    'POST /flights/bookings/{id}/airline-change': () => ({ body: { message: 'Done.', data: {} } }),
  };
  const age = /Lina Said.* will be 12 on the departure of the last trip/;
  const passport = /The passport of .*Mona Said.* expires before the last arrival/;

  // Some suppliers put the new flights into the order before they are accepted, others after.
  it.each([
    ['before', seen.slices],
    ['after', [later('2027-02-03')].filter((one) => one !== undefined)],
  ])('is accepted after a warning, with the flights of %s in the order', async (_when, slices) => {
    const api = fakeBookings(() => changed('2027-02-03', slices), answers);
    const { user } = await open(Changes);
    await user.click(await screen.findByRole('button', { name: 'Accept the change' }));
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getByText(age)).toBeVisible();
    expect(dialog.getByText(passport)).toBeVisible();
    for (const date of ['1 Feb 2027', '3 Feb 2027']) expect(dialog.getByText(date)).toBeVisible();
    expect(api.callsTo('POST /flights/bookings/{id}/airline-change')).toEqual([]);
    await user.click(dialog.getByRole('button', { name: 'Accept the change' }));
    await waitFor(() => expect(api.callsTo('POST /flights/bookings/{id}/airline-change')).toHaveLength(1));
    const [call] = api.callsTo('POST /flights/bookings/{id}/airline-change');
    expect(call?.body).toEqual({ ref: 'aic_1', action: 'accept' });
  });

  it('warns if it was accepted elsewhere, and shows no warning if it fits everybody', async () => {
    let day = '2027-02-03';
    fakeBookings(() => changed(day, seen.slices), answers);
    const first = await open(Changes);
    await first.user.click(await screen.findByRole('button', { name: 'Answer otherwise' }));
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.queryByText(age)).not.toBeInTheDocument();
    await first.user.click(dialog.getByRole('radio', { name: 'The change was accepted' }));
    expect(dialog.getByText(age)).toBeVisible();
    cleanup();
    day = '2027-02-02';
    const { user } = await open(Changes);
    await user.click(await screen.findByRole('button', { name: 'Accept the change' }));
    const question = within(await screen.findByRole('dialog'));
    expect(question.getByText(/cannot be undone/)).toBeVisible();
    expect(question.queryByText(/Agree with the airline first/)).not.toBeInTheDocument();
  });
});

it('the agency’s own changes are listed with the flights before and after, and their dates', async () => {
  const on = (day: string) =>
    seen.slices.map((slice) => ({ ...slice, departing_at: slice.departing_at.replace('2027-02-01', day) }));
  const change = { id: 'made', removed: on('2027-02-01'), added: on('2027-02-04') };
  fakeBookings(() => flightBooking({ agency_changes: [{ ...change, made_at: '2026-11-24T08:00:00.000Z' }] }));
  await open(Changes);
  const made = (await screen.findByRole('heading', { name: /^The agency has changed the flights/ })).closest(
    'section',
  );
  expect(made).toHaveTextContent(/Before.*1 Feb 2027.*After.*4 Feb 2027/);
});

it.each(['Accept the change', 'Answer otherwise'])('the change keeps the focus after “%s”', async (how) => {
  let action: 'accepted' | null = null;
  const made = { ref: 'aic_1', removed: [], added: [], can_accept: true };
  fakeBookings(
    () =>
      flightBooking({
        state: 'ticketed',
        airline_changes: [{ ...made, action, detected_at: '2026-11-24T08:00:00.000Z' }],
        available_actions: actions(action ? [] : ['accept_airline_change']),
      }),
    {
      'POST /flights/bookings/{id}/airline-change': () => {
        action = 'accepted';
        return { body: { message: 'Done.', data: {} } };
      },
    },
  );
  const { user } = await open(Changes);
  const answer = await screen.findByRole('button', { name: how });
  const change = answer.closest('section');
  await user.click(answer);
  const dialog = within(await screen.findByRole('dialog'));
  if (how === 'Answer otherwise') {
    await user.click(dialog.getByRole('radio', { name: 'The flights are canceled' }));
    await user.click(dialog.getByRole('button', { name: 'Write down' }));
  } else {
    await user.click(dialog.getByRole('button', { name: 'Accept the change' }));
  }
  await waitFor(() => expect(answer).not.toBeInTheDocument());
  await waitFor(() => expect(change).toHaveFocus());
});

it('choosing other flights after a quote requests a new quote with a new call', async () => {
  const options = ['oco_1', 'oco_2'].map((ref) => ({ ref, added: seen.slices, removed: [], due: null }));
  const quoted = { message: '', data: flightQuote({ kind: 'change', back: null, kept: null }) };
  const api = fakeBookings(
    () =>
      flightBooking({
        state: 'ticketed',
        slices: seen.slices,
        available_actions: actions(['request_change']),
      }),
    {
      'POST /flights/bookings/{id}/change-requests': () => ({
        body: { message: '', data: { request_id: 'ocr_1', options } },
      }),
      'POST /flights/bookings/{id}/change-quotes': () => ({ body: quoted }),
    },
  );
  const { user } = await open(ChangeDialog);
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getByText('1 Feb 2027')).toBeVisible();
  fireEvent.change(dialog.getByLabelText('New day of trip 1'), { target: { value: '2027-02-03' } });
  await user.click(dialog.getByRole('button', { name: 'See what is available' }));
  const choose = async (place: number) => {
    const [...buttons] = await dialog.findAllByRole('button', { name: 'Choose' });
    await user.click(buttons[place] as HTMLElement);
  };
  await choose(0);
  await user.click(await dialog.findByRole('button', { name: 'Other flights' }));
  await choose(1);
  await dialog.findByRole('button', { name: 'Other flights' });
  const calls = api.callsTo('POST /flights/bookings/{id}/change-quotes');
  expect(calls.map(({ body }) => body)).toMatchObject([{ ref: 'oco_1' }, { ref: 'oco_2' }]);
  expect(new Set(calls.map(({ headers }) => headers.get('idempotency-key'))).size).toBe(2);
});
