import type { Finder } from '@traveldesk/shared-server';
import { companyKind } from './company-kind';
import { findCompanies } from './companies.list.sql';

/** Search for companies by name in the global search. */
export const companyFinder: Finder = {
  ...companyKind,
  find: async ({ db }, actor, { text, most }) => {
    const { data } = await findCompanies(db, { q: text, page: 1, per_page: most }, actor);
    return data.map(({ id, name, email }) => ({ id, name, hint: email }));
  },
};
