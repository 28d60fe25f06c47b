import { companyIn, type ServerModule } from '@traveldesk/shared-server';
import { permissionsHeld } from './access.rules';
import { accessOf } from './access.sql';
import { createDemoUsers } from './demo';
import { usersPermissions } from '@traveldesk/users-contract';
import { roleHistory, userHistory } from './histories';
import * as users from './migrations/20261121T0310_users';
import * as usersSearch from './migrations/20261121T0450_users_search';
import * as roleNames from './migrations/20261121T0745_role_names';
import * as usersLists from './migrations/20261121T0810_users_lists';
import * as usersNameHalves from './migrations/20261121T0845_users_name_halves';
import * as roleOwners from './migrations/20261122T1000_role_owners';
import * as secondPersonRights from './migrations/20261129T1350_second_person_rights';
import * as salesReportRight from './migrations/20261129T1840_sales_report_right';
import * as powerGrants from './migrations/20261123T0255_power_grants';
import * as powerKinds from './migrations/20261129T1400_power_kinds';
import * as compact from './migrations/20261129T1852_users_compact';
import * as hotelRights from './migrations/20261130T0611_hotel_rights';
import * as hotelPropertiesRight from './migrations/20261130T0810_hotel_properties_right';
import * as timeZone from './migrations/20261201T1210_users_time_zone';
import * as ownSearches from './migrations/20261130T0750_own_searches';
import { forgetRecentSearches } from './searches/own-searches.sql';
import { searchedRoles, searchedUsers } from './users.searched';
import { ownRoutes } from './own.routes';
import { roleExport } from './roles.export';
import { userExport } from './users.export';
import { roleRoutes } from './roles.routes';
import ar from './texts/ar.json';
import en from './texts/en.json';
import fr from './texts/fr.json';
import { roleKind } from './role-kind';
import { roleFinder } from './role-finder';
import { userFinder } from './user-finder';
import { userKind } from './user-kind';
import { userRoutes } from './users.routes';
import { whoCanRoutes } from './who-can.routes';
import { userById } from './users.sql';

const forgetQueue = 'forget-recent-searches';

/** The users domain: users, roles and permissions. */
export const usersServer: ServerModule = {
  name: 'users',
  migrations: {
    '20261121T0310_users': users,
    '20261121T0450_users_search': usersSearch,
    '20261121T0745_role_names': roleNames,
    '20261121T0810_users_lists': usersLists,
    '20261121T0845_users_name_halves': usersNameHalves,
    '20261122T1000_role_owners': roleOwners,
    '20261123T0255_power_grants': powerGrants,
    '20261129T1350_second_person_rights': secondPersonRights,
    '20261129T1400_power_kinds': powerKinds,
    '20261129T1840_sales_report_right': salesReportRight,
    '20261129T1852_users_compact': compact,
    '20261130T0611_hotel_rights': hotelRights,
    '20261130T0750_own_searches': ownSearches,
    '20261130T0810_hotel_properties_right': hotelPropertiesRight,
    '20261201T1210_users_time_zone': timeZone,
  },
  searched: [searchedUsers, searchedRoles],
  texts: { en, fr, ar },
  constraints: {
    users_email_key: { field: 'email', code: 'email_taken' },
    users_company: { field: 'company_id', code: 'user_company_unknown' },
    roles_name_of_platform: { field: 'name', code: 'role_name_taken' },
    roles_name_of_company: { field: 'name', code: 'role_name_taken' },
    roles_company_id_fkey: { field: 'company_id', code: 'user_company_unknown' },
    user_roles_role_id_fkey: { field: 'roles', code: 'role_unknown' },
    saved_searches_name: { field: 'name', code: 'saved_search_name_taken' },
  },
  permissions: usersPermissions,
  routes: (app) => {
    userRoutes(app);
    roleRoutes(app);
    roleExport(app);
    userExport(app);
    ownRoutes(app);
    whoCanRoutes(app);
  },
  rightsOf:
    ({ db, permissions }) =>
    async (userId) => {
      const user = await userById(db, userId);
      return user?.status === 'active'
        ? permissionsHeld(await accessOf(db, userId), permissions)
        : new Set<string>();
    },
  standingOf:
    ({ db }) =>
    async (userId) => {
      const user = await userById(db, userId);
      if (!user) return null;
      const { id, email, type, company_id: companyId, status } = user;
      return { id, email, type, companyId, status };
    },
  recordKinds: { user: userKind, role: roleKind },
  finders: { role: roleFinder, user: userFinder },
  histories: { user: userHistory, role: roleHistory },
  companiesOf: { user: companyIn('users', 'company_id'), role: companyIn('roles', 'company_id') },
  jobs: async ({ jobs, db }) => {
    await jobs.queue(forgetQueue, () => forgetRecentSearches(db));
    await jobs.schedule(forgetQueue, '27 3 * * *');
  },
  demo: createDemoUsers,
};
