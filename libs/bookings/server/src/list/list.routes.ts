import {
  bookingCountsQuerySchema,
  bookingCountsSchema,
  bookingExportQuerySchema,
  bookingPageSchema,
  bookingPaths,
  bookingPermissions,
  bookingQuerySchema,
  bookingReaders,
  type BookingRow,
} from '@traveldesk/bookings-contract';
import {
  actorOf,
  decimal,
  exportRoute,
  toolsOf,
  type Actor,
  type App,
  type ExportColumns,
} from '@traveldesk/shared-server';
import type { Reader } from './booking-row.sql';
import { allBookings, countTabs, findBookings } from './bookings.list.sql';

const columns: ExportColumns<BookingRow> = {
  number: ({ number }) => number,
  state: ({ state }, say) => say('states', state),
  pnr: ({ pnr }) => pnr,
  lead: ({ lead }) => lead,
  travellers: ({ travellers }) => travellers,
  company: ({ company }) => company?.name ?? null,
  supplier: ({ supplier }) => supplier?.name ?? null,
  route: ({ route }) => route.join(' '),
  departing_at: ({ departing_at }) => departing_at,
  total: ({ total }) => decimal(total?.amount),
  currency: ({ total }) => total?.currency ?? null,
  owner: ({ owner }) => owner?.name ?? null,
  created_at: ({ created_at }) => created_at,
};

/** Registers the lists of bookings: of all products, and of flights. */
export function listRoutes(app: App): void {
  const { kernel } = app;
  const { db } = kernel;
  const readerOf = ({ type, companyId, userId }: Actor): Reader => ({
    type,
    companyId,
    userId,
    now: toolsOf(kernel, 'bookings').now(),
  });

  app.get(
    bookingPaths.list,
    {
      config: { permission: bookingPermissions.list, apiTokens: true },
      schema: {
        summary: 'Bookings of all products, a page at a time',
        querystring: bookingQuerySchema,
        response: { 200: bookingPageSchema },
      },
    },
    (request) => findBookings(db, request.query, readerOf(actorOf(request))),
  );

  app.get(
    bookingPaths.flights,
    {
      config: { permission: bookingPermissions.book, apiTokens: true },
      schema: {
        summary: 'Bookings of flights, a page at a time',
        querystring: bookingQuerySchema,
        response: { 200: bookingPageSchema },
      },
    },
    (request) => findBookings(db, { ...request.query, product: 'flight' }, readerOf(actorOf(request))),
  );

  app.get(
    bookingPaths.counts,
    {
      config: { permission: bookingReaders, apiTokens: true },
      schema: {
        summary: 'How many bookings are behind each tab of the list',
        querystring: bookingCountsQuerySchema,
        response: { 200: bookingCountsSchema },
      },
    },
    async (request) => ({ data: await countTabs(db, request.query, readerOf(actorOf(request))) }),
  );

  exportRoute(app, {
    path: bookingPaths.export,
    permission: bookingPermissions.export,
    summary: 'The filtered bookings, in the order of the list',
    query: bookingExportQuerySchema,
    entity: 'booking',
    file: 'bookings',
    module: 'bookings',
    columns,
    rows: (query, request) => allBookings(db, query, readerOf(actorOf(request))),
  });
}
