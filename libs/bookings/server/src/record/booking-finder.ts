import { bookingAddress } from '@traveldesk/bookings-contract';
import { bookingsScreens } from '@traveldesk/bookings-contract/manifest/screens';
import { addressOf, productBookers } from '@traveldesk/shared-contract';
import type { Finder } from '@traveldesk/shared-server';
import { listReader } from '../list/booking-row.sql';
import { findBookings } from '../list/bookings.list.sql';
import { findTravellers } from '../travellers/travellers.sql';
import { bookingKind } from './booking-kind';

/** Global search of bookings: by number, PNR, property, ticket or traveler. */
export const bookingFinder: Finder = {
  ...bookingKind,
  find: async (kernel, actor, { text, most }) => {
    const reader = listReader(kernel, actor);
    const { data } = await findBookings(kernel.db, { search: text, page: 1, per_page: most }, reader);
    return data.map(({ product, id, number, pnr, lead, route, stay }) => ({
      id,
      name: pnr ?? number,
      path: bookingAddress({ product, id }),
      hint: [lead, ...route, stay?.property, stay?.city].filter(Boolean).join(' · '),
    }));
  },
};

/** Global search of saved travelers: by name. */
export const travellerFinder: Finder = {
  path: (id) => addressOf(bookingsScreens['travellers-view'], id),
  permission: productBookers,
  find: async ({ db }, actor, { text, most }) => {
    const { data } = await findTravellers(db, { name: text, page: 1, per_page: most }, actor);
    return data.map(({ id, given_name: given, family_name: family, company }) => ({
      id,
      name: `${given} ${family}`,
      hint: company.name,
    }));
  },
};
