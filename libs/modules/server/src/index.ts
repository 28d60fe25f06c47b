import { modulePermissions, modulesPermissions } from '@traveldesk/modules-contract';
import type { ServerModule } from '@traveldesk/shared-server';
import { searchedModules } from './modules.searched';
import * as modules from './migrations/20261121T0310_modules';
import * as compact from './migrations/20261129T1856_modules_compact';
import { moduleFinder } from './module-finder';
import { moduleExport } from './modules.export';
import { moduleRoutes } from './modules.routes';
import ar from './texts/ar.json';
import en from './texts/en.json';
import fr from './texts/fr.json';

export { findModule, findModuleByKey } from './modules.sql';

/** The modules domain: products of the platform such as flights and hotels. */
export const modulesServer: ServerModule = {
  name: 'modules',
  migrations: { '20261121T0310_modules': modules, '20261129T1856_modules_compact': compact },
  searched: [searchedModules],
  texts: { en, fr, ar },
  constraints: { modules_key_unique: { field: 'key', code: 'module_key_taken' } },
  permissions: modulesPermissions,
  finders: { module: moduleFinder },
  histories: { module: { permissions: [modulePermissions.list, modulePermissions.update] } },
  routes: (app) => {
    moduleRoutes(app);
    moduleExport(app);
  },
};
