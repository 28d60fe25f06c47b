import {
  bookingPaths,
  lookToBookQuerySchema,
  lookToBookReaders,
  lookToBookSchema,
} from '@traveldesk/bookings-contract';
import { actorOf, inTurn, problems, toolsOf, type App } from '@traveldesk/shared-server';
import { readLookToBook } from './look-to-book';

export function lookToBookRoutes(app: App): void {
  const { kernel } = app;
  app.get(
    bookingPaths.lookToBook,
    {
      config: { permission: lookToBookReaders },
      schema: {
        summary:
          'Searches at suppliers and the bookings made at them, by day, week, month, supplier or company',
        querystring: lookToBookQuerySchema,
        response: { 200: lookToBookSchema, ...problems(422) },
      },
    },
    (request) =>
      inTurn(request, 'costly', () =>
        readLookToBook(kernel.db, request.query, {
          actor: actorOf(request),
          now: toolsOf(kernel, 'bookings').now(),
        }),
      ),
  );
}
