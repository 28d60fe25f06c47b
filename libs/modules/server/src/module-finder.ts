import { modulePermissions } from '@traveldesk/modules-contract';
import { modulesScreens } from '@traveldesk/modules-contract/manifest/screens';
import { addressOf } from '@traveldesk/shared-contract';
import type { Finder } from '@traveldesk/shared-server';
import { findModules } from './modules.sql';

/** Search for modules by name, in any language, in the global search. */
export const moduleFinder: Finder = {
  path: (id) => addressOf(modulesScreens['modules-view'], id),
  permission: [modulePermissions.list, modulePermissions.update],
  find: async ({ db }, _, { text, language, most }) => {
    const { data } = await findModules(db, { q: text, page: 1, per_page: most }, language);
    return data.map(({ id, key, name }) => ({ id, name: name[language], hint: key }));
  },
};
