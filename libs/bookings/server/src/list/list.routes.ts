import {
  bookingCountsQuerySchema,
  bookingCountsSchema,
  bookingExportQuerySchema,
  bookingPageSchema,
  bookingPaths,
  bookingPermissions,
  bookingQuerySchema,
  bookingReaders,
  type Booking,
  type BookingRow,
} from '@traveldesk/bookings-contract';
import {
  actorOf,
  decimal,
  exportRoute,
  timeZoneOf,
  type App,
  type Call,
  type ExportColumns,
} from '@traveldesk/shared-server';
import { productOf } from '../product/product';
import { listReader } from './booking-row.sql';
import { allBookings, countTabs, findBookings } from './bookings.list.sql';

/** Returns the columns of an export; `reference` names the supplier's reference. */
const columnsOf = (reference: string): ExportColumns<BookingRow> => ({
  number: ({ number }) => number,
  state: ({ state }, say) => say('states', state),
  [reference]: ({ pnr }) => pnr,
  lead: ({ lead }) => lead,
  travellers: ({ travellers }) => travellers,
  company: ({ company }) => company?.name ?? null,
  supplier: ({ supplier }) => supplier?.name ?? null,
  route: ({ route }) => route.join(' '),
  departing_at: ({ departing_at }) => departing_at,
  property: ({ stay }) => stay?.property ?? null,
  city: ({ stay }) => stay?.city ?? null,
  check_out: ({ stay }) => stay?.check_out ?? null,
  rooms: ({ stay }) => stay?.rooms ?? null,
  payment: ({ stay }, say) => stay && say('payments', stay.payment),
  total: ({ total }) => decimal(total?.amount),
  currency: ({ total }) => total?.currency ?? null,
  owner: ({ owner }) => owner?.name ?? null,
  created_at: ({ created_at }) => created_at,
});

/** Registers the list of the bookings of one product. */
export function productListRoute(
  app: App,
  { path, product, summary }: { path: string; product: Booking['product']; summary: string },
): void {
  const { kernel } = app;
  app.get(
    path,
    {
      config: { permission: productOf(kernel, { product }).permissions.bookings, apiTokens: true },
      schema: { summary, querystring: bookingQuerySchema, response: { 200: bookingPageSchema } },
    },
    (request) => {
      const reader = listReader(kernel, actorOf(request), timeZoneOf(request));
      return findBookings(kernel.db, { ...request.query, product }, reader);
    },
  );
}

/** Registers the lists of the bookings of all products that the caller may read. */
export function listRoutes(app: App): void {
  const { kernel } = app;
  const { db } = kernel;
  const readerOf = (request: Call) => listReader(kernel, actorOf(request), timeZoneOf(request));

  app.get(
    bookingPaths.list,
    {
      config: { permission: bookingReaders, apiTokens: true },
      schema: {
        summary: 'Bookings of all products, a page at a time',
        querystring: bookingQuerySchema,
        response: { 200: bookingPageSchema },
      },
    },
    (request) => findBookings(db, request.query, readerOf(request)),
  );

  app.get(
    bookingPaths.counts,
    {
      config: { permission: bookingReaders, apiTokens: true },
      schema: {
        summary: 'The number of bookings in each tab of the list',
        querystring: bookingCountsQuerySchema,
        response: { 200: bookingCountsSchema },
      },
    },
    async (request) => ({ data: await countTabs(db, request.query, readerOf(request)) }),
  );

  exportRoute(app, {
    path: bookingPaths.export,
    permission: bookingPermissions.export,
    summary: 'The filtered bookings in the list’s order',
    query: bookingExportQuerySchema,
    entity: 'booking',
    file: 'bookings',
    module: 'bookings',
    columns: (_call, { product }) =>
      columnsOf(product ? productOf(kernel, { product }).reference : 'reference'),
    rows: (query, request) => allBookings(db, query, readerOf(request)),
  });
}
