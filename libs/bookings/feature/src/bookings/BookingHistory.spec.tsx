import { screen } from '@testing-library/react';
import type { BookingEvent } from '@traveldesk/bookings-contract';
import { fakeBookings, now, registerProduct } from '@traveldesk/bookings-ui/testing';
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

it('a quote has one entry of its own kind, and each other entry shows the new state', async () => {
  const data = [
    event({ event: 'quote_over', from: 'cancel_quoted', to: 'ticketed' }),
    event({ event: 'void_quoted', to: 'cancel_quoted' }),
    event({ event: 'cancel_quoted', from: 'changed', to: 'cancel_quoted' }),
  ];
  fakeBookings(undefined, {
    'GET /flights/bookings/{id}/history': () => ({ body: { data, total: data.length } }),
  });
  await renderScreen(<BookingHistory booking={{ id: 'b1', product: 'flight' }} />, {
    path: '/flights/bookings/view/b1',
  });
  await screen.findByText('Void quoted');
  const lines = screen.getAllByRole('listitem').map((line) => line.querySelector('p')?.textContent);
  expect(lines).toEqual(['The quote is no longer valid · Ticketed', 'Void quoted', 'Refund quoted']);
});

it('an edit of a paid booking shows its reason, and the former version as the product renders it', async () => {
  await registerProduct();
  const former = { pnr: 'AB12CD' };
  const data = [event({ event: 'entered_anew', reason: 'The airline moved it', former })];
  fakeBookings(undefined, {
    'GET /flights/bookings/{id}/history': () => ({ body: { data, total: 1 } }),
  });
  await renderScreen(<BookingHistory booking={{ id: 'b1', product: 'flight' }} />, {
    path: '/flights/bookings/view/b1',
  });
  expect(await screen.findByText('The airline moved it')).toBeVisible();
  expect(screen.getByText('Formerly AB12CD')).toBeVisible();
});
