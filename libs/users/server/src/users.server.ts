import type { ServerModule } from '@traveldesk/shared-server';
import { permissionsHeld } from './access.rules';
import { accessOf } from './access.sql';
import { createDemoUsers } from './demo';
import { usersPermissions } from '@traveldesk/users-contract';
import * as users from './migrations/20261121T0310_users';
import * as usersSearch from './migrations/20261121T0450_users_search';
import * as roleNames from './migrations/20261121T0745_role_names';
import * as usersLists from './migrations/20261121T0810_users_lists';
import * as usersNameHalves from './migrations/20261121T0845_users_name_halves';
import { ownRoutes } from './own.routes';
import { roleExport } from './roles.export';
import { roleRoutes } from './roles.routes';
import ar from './texts/ar.json';
import en from './texts/en.json';
import fr from './texts/fr.json';
import { userRoutes } from './users.routes';
import { whoCanRoutes } from './who-can.routes';
import { userById } from './users.sql';

/** Users, their roles, and what these allow. */
export const usersServer: ServerModule = {
  name: 'users',
  migrations: {
    '20261121T0310_users': users,
    '20261121T0450_users_search': usersSearch,
    '20261121T0745_role_names': roleNames,
    '20261121T0810_users_lists': usersLists,
    '20261121T0845_users_name_halves': usersNameHalves,
  },
  texts: { en, fr, ar },
  permissions: usersPermissions,
  routes: (app) => {
    userRoutes(app);
    roleRoutes(app);
    roleExport(app);
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
  demo: createDemoUsers,
};
