import { bookingPaths, bookingReaders, progressSchema } from '@traveldesk/bookings-contract';
import { idParams } from '@traveldesk/shared-contract';
import { actorOf, notFound, problems, type App } from '@traveldesk/shared-server';
import { shownOperation } from './operation';
import { findProgress } from './progress.sql';

/** Registers the progress route, kept cheap as clients poll it. */
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
      const found = await findProgress(db, request.params.id, actor);
      if (!found) throw notFound();
      const { operation, ...booking } = found;
      return {
        ...booking,
        operation: operation && shownOperation(operation, actor.type === 'staff'),
        under_way: operation !== null,
      };
    },
  );
}
