import { addressOf } from '@traveldesk/shared-contract';
import { bookingsScreens } from '@traveldesk/bookings-contract/manifest/screens';
import { bookingAddress, bookingReaders } from '@traveldesk/bookings-contract';
import { companyScope } from '@traveldesk/companies-server';
import type { HistoryRule, NamedRecord, RecordKind } from '@traveldesk/shared-server';
import '../bookings.tables';
import { ofProducts, readableProducts } from '../product/rights';

/** Links to a booking from other domains: a transaction, a hold, a task. */
export const bookingKind: RecordKind<NamedRecord> = {
  path: (id) => addressOf(bookingsScreens['flights-bookings-view'], id),
  permission: bookingReaders,
  names: async (db, actor, ids, tools) => {
    const readable = readableProducts({ tools }, actor);
    const rows = await db
      .selectFrom('bookings')
      .select(['id', 'number', 'pnr', 'product'])
      .where('id', 'in', ids)
      .where(companyScope(actor)('bookings.company_id'))
      .execute();
    return new Map(
      rows.map(({ id, number, pnr, product }) => [
        id,
        { name: pnr ?? number, path: bookingAddress({ product, id }), opens: readable.includes(product) },
      ]),
    );
  },
};

/** A user's activity log shows changes of a booking only to readers of its product's bookings. */
export const bookingHistoryRule: HistoryRule = {
  permissions: bookingReaders,
  among: async (db, reader, ids, tools) => {
    const rows = await db
      .selectFrom('bookings')
      .select('id')
      .where('id', 'in', ids)
      .where(ofProducts(readableProducts({ tools }, reader)))
      .execute();
    return new Set(rows.map(({ id }) => id));
  },
};
