import { z } from 'zod';
import type { Routes } from '../../context';
import { answerEffect } from '../../effects/answer';
import { pageOf, pageQuery } from '../../http/paging';
import { readData, readQuery } from '../../http/validate';
import { ownBooking } from './own';
import type { StayBookingRecord } from './booking.record';
import { bookingBody, bookingPatch } from './booking.schema';
import { bookingWire } from './booking.wire';

const idParams = z.object({ id: z.string() });
const listQuery = pageQuery.extend({ user_id: z.string().optional() });

/** `/stays/bookings` (STAYS 1). */
export const bookingRoutes: Routes = (app, sandbox) => {
  const { store, address, now } = sandbox;
  const wire = (booking: StayBookingRecord) => bookingWire(booking, { url: address.url, now: now() });

  app.post('/stays/bookings', (request, reply) => {
    const body = readData(bookingBody, request.body);
    return answerEffect(sandbox, request, reply, { kind: 'booking', body });
  });

  app.get('/stays/bookings', (request) => {
    const { user_id: user, ...page } = readQuery(listQuery, request.query);
    const own = store
      .list('stayBookings')
      .filter(({ account, users }) => account === request.account.id && (!user || users.includes(user)))
      // In an arbitrary order, so that no client relies on it (STAYS 4).
      .sort((a, b) => (a.id < b.id ? -1 : 1));
    const { data, meta } = pageOf(own, page);
    return { data: data.map(wire), meta };
  });

  app.get('/stays/bookings/:id', (request) => {
    const { id } = readQuery(idParams, request.params);
    return { data: wire(ownBooking(store, request.account.id, id)) };
  });

  app.patch('/stays/bookings/:id', (request) => {
    const { id } = readQuery(idParams, request.params);
    const { metadata, users } = readData(bookingPatch, request.body);
    const booking = ownBooking(store, request.account.id, id);
    const changed = { ...booking, ...(metadata !== undefined && { metadata }), ...(users && { users }) };
    store.put(['stayBookings', changed]);
    return { data: wire(changed) };
  });

  app.post('/stays/bookings/:id/actions/cancel', (request, reply) => {
    const { id } = readQuery(idParams, request.params);
    return answerEffect(sandbox, request, reply, { kind: 'booking_cancellation', id });
  });
};
