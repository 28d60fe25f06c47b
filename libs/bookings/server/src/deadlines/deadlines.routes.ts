import {
  bookingPaths,
  bookingReaders,
  deadlinePageSchema,
  deadlineQuerySchema,
} from '@traveldesk/bookings-contract';
import { actorOf, timeZoneOf, type App } from '@traveldesk/shared-server';
import { listReader } from '../list/booking-row.sql';
import { findDeadlines } from './deadlines.sql';

/** Registers the route of the deadline board: holds, price guarantees, void windows, quotes, airline changes and doubts. */
export function deadlineRoutes(app: App): void {
  const { kernel } = app;
  app.get(
    bookingPaths.deadlines,
    {
      config: { permission: bookingReaders },
      schema: {
        summary: 'Upcoming deadlines of bookings, nearest first',
        querystring: deadlineQuerySchema,
        response: { 200: deadlinePageSchema },
      },
    },
    (request) => {
      const reader = listReader(kernel, actorOf(request), timeZoneOf(request));
      return findDeadlines(kernel.db, request.query, reader);
    },
  );
}
