import type { Finder } from '@traveldesk/shared-server';
import { supplierReaders } from '@traveldesk/suppliers-contract';
import { suppliersScreens } from '@traveldesk/suppliers-contract/manifest/screens';
import { addressOf } from '@traveldesk/shared-contract';
import { findSuppliers } from './suppliers.sql';

/** Finds suppliers by name or key in the global search. */
export const supplierFinder: Finder = {
  path: (id) => addressOf(suppliersScreens['suppliers-view'], id),
  permission: supplierReaders,
  find: async ({ db }, _, { text, language, most }) => {
    const { data } = await findSuppliers(db, { q: text, page: 1, per_page: most }, language);
    return data.map(({ id, key, name }) => ({ id, name, hint: key }));
  },
};
