import { bookingPaths, bookingReaders, progressSchema } from '@traveldesk/bookings-contract';
import { idParams } from '@traveldesk/shared-contract';
import { actorOf, notFound, problems, type App } from '@traveldesk/shared-server';
import { findBookingRecord, openOperation } from '../engine/rows.sql';
import { requireSeen } from '../scope';
import { shownOperation } from './operation';

/** How a booking gets on, as cheaply as can be: it is asked again and again. */
export function progressRoutes(app: App): void {
  const { db } = app.kernel;
  app.get(
    bookingPaths.progress(':id'),
    {
      config: { permission: bookingReaders, apiTokens: true },
      schema: {
        summary: 'How far a booking is',
        params: idParams,
        response: { 200: progressSchema, ...problems(404) },
      },
    },
    async (request) => {
      const actor = actorOf(request);
      await requireSeen(db, request.params.id, actor);
      const booking = await findBookingRecord(db, request.params.id);
      if (!booking) throw notFound();
      const operation = await openOperation(db, booking.id);
      return {
        state: booking.state,
        operation: operation ? shownOperation(operation, actor.type === 'staff') : null,
        pnr: booking.pnr,
        version: booking.version,
        under_way: operation !== undefined,
      };
    },
  );
}
