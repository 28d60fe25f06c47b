import {
  bookingPaths,
  bookingReaders,
  deadlinePageSchema,
  deadlineQuerySchema,
} from '@traveldesk/bookings-contract';
import { actorOf, toolsOf, type App } from '@traveldesk/shared-server';
import { findDeadlines } from './deadlines.sql';

/** What runs out: one queue of holds, price guarantees, void windows, quotes, airlines' changes and doubts. */
export function deadlineRoutes(app: App): void {
  const { kernel } = app;
  app.get(
    bookingPaths.deadlines,
    {
      config: { permission: bookingReaders },
      schema: {
        summary: 'What of the bookings runs out, the nearest first',
        querystring: deadlineQuerySchema,
        response: { 200: deadlinePageSchema },
      },
    },
    (request) => findDeadlines(kernel.db, request.query, actorOf(request), toolsOf(kernel, 'bookings').now()),
  );
}
