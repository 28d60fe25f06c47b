import { bookingPaths, bookingReaders, progressSchema } from '@traveldesk/bookings-contract';
import { idParams } from '@traveldesk/shared-contract';
import { actorOf, notFound, problems, type App } from '@traveldesk/shared-server';
import { openOperation } from '../engine/rows.sql';
import { seenBookings } from '../scope';
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
      const { id } = request.params;
      const booking = await seenBookings(db, id, actor)
        .select(['state', 'pnr', 'version'])
        .executeTakeFirst();
      if (!booking) throw notFound();
      const operation = await openOperation(db, id);
      return {
        ...booking,
        operation: operation ? shownOperation(operation, actor.type === 'staff') : null,
        under_way: operation !== undefined,
      };
    },
  );
}
