import { act, screen } from '@testing-library/react';
import { useState } from 'react';
import { actions } from '@traveldesk/bookings-ui/testing';
import type { HotelBooking } from '@traveldesk/hotel-bookings-contract';
import { mockApi, renderScreen } from '@traveldesk/shared-testing/web';
import { stayBooking } from '../testing/hotel-booking.fake';
import { StayDetails } from './StayDetails';
import '../texts';

const old = '0198f000-0000-7000-8000-000000000071';
const linked = { id: old, number: 'TD-1001', state: 'confirmed' } as const;
const options = { path: '/hotels/bookings/view/b', permissions: ['hotels_bookings', 'refund_bookings'] };

let show: (booking: HotelBooking) => void;

/** The details of a booking that `show` replaces, as a reload does. */
function Shown({ first }: { first: HotelBooking }) {
  const [booking, setBooking] = useState(first);
  show = setBooking;
  return <StayDetails booking={booking} />;
}

it('offers to cancel the old stay only once the new one is confirmed, and reads it again for that', async () => {
  const pending = stayBooking({ state: 'issuing', replaces: linked });
  let available = actions([], { cancel: { obstacle: 'replacement_open' } });
  mockApi({
    'GET /hotels/bookings/{id}': () => ({
      body: stayBooking({ id: old, number: 'TD-1001', available_actions: available }),
    }),
  });
  await renderScreen(<Shown first={pending} />, options);
  expect(await screen.findByText('TD-1001')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Cancel the old booking' })).toBeNull();
  available = actions(['cancel']);
  act(() => show({ ...pending, state: 'confirmed', operation: null }));
  expect(await screen.findByRole('button', { name: 'Cancel the old booking' })).toBeEnabled();
});

it.each([
  ['issuing', 'This booking is to be replaced by'],
  ['confirmed', 'This booking was replaced by'],
  ['failed', null],
] as const)('names the booking that replaces it, which is %s', async (state, words) => {
  await renderScreen(
    <StayDetails booking={stayBooking({ replaced_by: { ...linked, number: 'TD-1002', state } })} />,
    options,
  );
  expect(screen.queryByText('TD-1002') !== null).toBe(words !== null);
  if (words) expect(screen.getByText(words)).toBeVisible();
});
