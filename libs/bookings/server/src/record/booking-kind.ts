import { addressOf } from '@traveldesk/shared-contract';
import { bookingsScreens } from '@traveldesk/bookings-contract/manifest/screens';
import { bookingReaders } from '@traveldesk/bookings-contract';
import { companyScope } from '@traveldesk/companies-server';
import type { RecordKind } from '@traveldesk/shared-server';
import '../bookings.tables';

/** Links to a booking from other domains: a transaction, a hold, a task. */
export const bookingKind: RecordKind = {
  path: (id) => addressOf(bookingsScreens['flights-bookings-view'], id),
  permission: bookingReaders,
  names: async (db, actor, ids) => {
    const rows = await db
      .selectFrom('bookings')
      .select(['id', 'number', 'pnr'])
      .where('id', 'in', ids)
      .where(companyScope(actor)('bookings.company_id'))
      .execute();
    return new Map(rows.map(({ id, number, pnr }) => [id, pnr ?? number]));
  },
};
