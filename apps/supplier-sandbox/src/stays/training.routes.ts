import { z } from 'zod';
import type { Routes } from '../context';
import { notFound } from '../http/errors';
import { readQuery } from '../http/validate';
import { findAccount } from '../training/accounts';
import { cancelBooking } from './bookings/cancel';

const idParams = z.object({ id: z.string() });
const madeBody = z.strictObject({ made_at: z.iso.datetime() });

/** Changes that a training makes to a booking, as if made elsewhere. */
export const stayTrainingRoutes: Routes = (app, sandbox) => {
  const bookingOf = (params: unknown) => {
    const booking = sandbox.store.get('stayBookings', readQuery(idParams, params).id);
    if (!booking) throw notFound('booking');
    return booking;
  };

  app.post('/_training/bookings/:id/cancellation', (request) => {
    const booking = bookingOf(request.params);
    const account = findAccount(`duffel_test_${booking.account}`);
    if (account && booking.cancelled === null) cancelBooking(sandbox, account, booking);
    return { data: { id: booking.id } };
  });

  app.put('/_training/bookings/:id/made_at', (request) => {
    const booking = bookingOf(request.params);
    const { made_at: at } = readQuery(madeBody, request.body ?? {});
    sandbox.store.put(['stayBookings', { ...booking, created: Date.parse(at) }]);
    return { data: { id: booking.id } };
  });
};
