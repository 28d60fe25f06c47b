import { act, screen } from '@testing-library/react';
import { useState } from 'react';
import { actions } from '@traveldesk/bookings-ui/testing';
import type { HotelBooking } from '@traveldesk/hotel-bookings-contract';
import { plain, usd } from '@traveldesk/hotels-ui/testing';
import { mockApi, renderScreen } from '@traveldesk/shared-testing/web';
import { freeUntil, stayBooking } from '../testing/hotel-booking.fake';
import { CancelStayDialog } from './CancelStayDialog';
import { NoShowDialog } from './NoShowDialog';
import '../texts';

const close = () => undefined;
const sent = () => ({
  status: 201,
  body: { message: 'Sent.', data: { id: 'b', number: 'TD-1001', version: 4 } },
});
const options = { path: '/hotels/bookings/view/b', permissions: ['hotels_bookings', 'refund_bookings'] };

let show: (booking: HotelBooking) => void;

/** The dialog of a booking that `show` replaces, as a reload does. */
function Shown({ first }: { first: HotelBooking }) {
  const [booking, setBooking] = useState(first);
  show = setBooking;
  return <CancelStayDialog booking={booking} onClose={close} />;
}

async function cancel(booking: HotelBooking) {
  const api = mockApi({ 'POST /hotels/bookings/{id}/cancellations': sent });
  const { user } = await renderScreen(<Shown first={booking} />, options);
  return { api, user, dialog: await screen.findByRole('dialog') };
}

const confirmIn = (dialog: HTMLElement) => dialog.querySelector('.ant-btn-dangerous') as HTMLElement;

describe('the cancellation of a stay', () => {
  it('shows the refund and its deadline, and sends both', async () => {
    const { api, user, dialog } = await cancel(stayBooking());
    expect(plain(dialog)).toContain('Comes back to the walletUSD 300.00');
    expect(plain(dialog)).toContain('9 Mar 2027, 18:00 GST');
    await user.click(confirmIn(dialog));
    expect(api.callsTo('POST /hotels/bookings/{id}/cancellations').map(({ body }) => body)).toEqual([
      { back: usd('300.00'), until: freeUntil, reason: null },
    ]);
  });

  it('shows both amounts when the tier has changed, and sends the current one', async () => {
    const { api, user, dialog } = await cancel(stayBooking());
    const later = stayBooking({ version: 4, tiers: stayBooking().tiers!.slice(1) });
    act(() => show(later));
    expect(plain(await screen.findByText(/^The terms have changed/))).toContain(
      'USD 300.00 would have come back, and now it is USD 0.00.',
    );
    await user.click(confirmIn(dialog));
    expect(api.calls.at(-1)?.body).toMatchObject({ back: usd('0.00'), until: null });
  });

  it('says that the refund is unknown if the terms are', async () => {
    const { api, user, dialog } = await cancel(stayBooking({ tiers: null }));
    expect(plain(dialog)).toContain('it is unknown how much comes back');
    await user.click(confirmIn(dialog));
    expect(api.calls.at(-1)?.body).toMatchObject({ back: null, until: null });
  });

  it('names what the property may charge the guest', async () => {
    const tiers = [{ until: null, house_until: null, back: usd('0.00'), claim: usd('120.00') }];
    const { dialog } = await cancel(stayBooking({ tiers }));
    expect(plain(dialog)).toContain('The property may charge the guestUSD 120.00');
  });
});

it.each([
  ['confirmed', 'Record a no-show?', true],
  ['no_show', 'Take back the no-show?', false],
] as const)('a no-show of a %s stay needs a reason', async (state, title, noShow) => {
  const api = mockApi({ 'PUT /hotels/bookings/{id}/no-show': sent });
  const booking = stayBooking({ state, available_actions: actions(['no_show']) });
  const { user } = await renderScreen(<NoShowDialog booking={booking} onClose={close} />, options);
  const dialog = await screen.findByRole('dialog', { name: title });
  const confirm = dialog.querySelector('.ant-btn-primary') as HTMLElement;
  expect(confirm).toBeDisabled();
  await user.type(screen.getByLabelText('Reason'), 'Nobody came.');
  await user.click(confirm);
  expect(api.calls.at(-1)?.body).toEqual({ no_show: noShow, reason: 'Nobody came.' });
});
