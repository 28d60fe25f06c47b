import { screen } from '@testing-library/react';
import type { BookingEvent } from '@traveldesk/bookings-contract';
import { fakeBookings, now } from '@traveldesk/bookings-ui/testing';
import '@traveldesk/bookings-ui/texts';
import { renderScreen } from '@traveldesk/shared-testing/web';
import { BookingHistory } from './BookingHistory';

function event(changes: Partial<BookingEvent>): BookingEvent {
  return {
    id: changes.event ?? '',
    from: 'ticketed',
    to: 'ticketed',
    event: 'flown',
    operation: null,
    reason: null,
    actor: null,
    former: null,
    at: now,
    ...changes,
  };
}

it('a quote is told of once, as what it is, and what the booking became beside everything else', async () => {
  const data = [
    event({ event: 'quote_over', from: 'cancel_quoted', to: 'ticketed' }),
    event({ event: 'void_quoted', to: 'cancel_quoted' }),
    event({ event: 'cancel_quoted', from: 'changed', to: 'cancel_quoted' }),
  ];
  fakeBookings(undefined, {
    'GET /flights/bookings/{id}/history': () => ({ body: { data, total: data.length } }),
  });
  await renderScreen(<BookingHistory id="b1" />, { path: '/flights/bookings/view/b1' });
  await screen.findByText('Void quoted');
  const lines = screen.getAllByRole('listitem').map((line) => line.querySelector('p')?.textContent);
  expect(lines).toEqual(['The quote is no longer valid · Ticketed', 'Void quoted', 'Refund quoted']);
});

it('a change of what was paid says why, and unfolds what it was before', async () => {
  const former = {
    source: 'Travel House',
    pnr: 'AB12CD',
    note: null,
    segments: [
      {
        carrier: 'MS',
        flight_number: '910',
        origin: 'CAI',
        destination: 'DXB',
        departing_at: '2027-02-01T10:00',
        arriving_at: '2027-02-01T15:30',
      },
    ],
    travellers: [
      {
        type: 'adult',
        title: 'ms',
        given_name: 'Mona',
        family_name: 'Said',
        born_on: '1990-05-17',
        email: null,
        phone: null,
      },
    ],
    tickets: [{ number: '0772345678901', traveller: 'Mona Said' }],
  } as const satisfies BookingEvent['former'] & object;
  const data = [event({ event: 'entered_anew', reason: 'The airline moved it', former: former as never })];
  fakeBookings(undefined, {
    'GET /flights/bookings/{id}/history': () => ({ body: { data, total: 1 } }),
  });
  const { user } = await renderScreen(<BookingHistory id="b1" />, { path: '/flights/bookings/view/b1' });
  expect(await screen.findByText('The airline moved it')).toBeVisible();
  await user.click(screen.getByText('Version before this change'));
  for (const text of ['AB12CD', 'Travel House', '0772345678901'])
    expect(screen.getByText(text)).toBeVisible();
  expect(screen.getByText('MS 910 CAI–DXB')).toBeVisible();
});
