import { addressOf } from '@traveldesk/shared-contract';
import { companiesScreens } from '@traveldesk/companies-contract/manifest/screens';
import { companyPermissions } from '@traveldesk/companies-contract';
import type { RecordKind } from '@traveldesk/shared-server';
import { companyScope } from './scope';

/** Links to companies from other domains. */
export const companyKind: RecordKind = {
  path: (id) => addressOf(companiesScreens['companies-view'], id),
  permission: companyPermissions.list,
  names: async (db, actor, ids) => {
    const rows = await db
      .selectFrom('companies')
      .select(['id', 'name'])
      .where('id', 'in', ids)
      .where(companyScope(actor)('id'))
      .execute();
    return new Map(rows.map(({ id, name }) => [id, name]));
  },
};
