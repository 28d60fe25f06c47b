import { zonePermissions } from '@traveldesk/markups-contract';
import { markupsScreens } from '@traveldesk/markups-contract/manifest/screens';
import { addressOf } from '@traveldesk/shared-contract';
import type { Finder } from '@traveldesk/shared-server';
import { findZones } from './zones.sql';

/** Search for zones by name in the global search, for staff only. */
export const zoneFinder: Finder = {
  path: (id) => addressOf(markupsScreens['markup-zones-view'], id),
  permission: zonePermissions.list,
  find: async ({ db }, { type }, { text, language, most }) => {
    if (type !== 'staff') return [];
    const { data } = await findZones(db, { name: text, page: 1, per_page: most }, language);
    return data.map(({ id, name }) => ({ id, name }));
  },
};
