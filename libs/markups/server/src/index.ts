import { markupsPermissions } from '@traveldesk/markups-contract';
import type { ServerModule } from '@traveldesk/shared-server';
import ar from './texts/ar.json';
import en from './texts/en.json';
import fr from './texts/fr.json';
import * as markups from './migrations/20261124T0554_markups';
import { markupExport } from './markups.export';
import { markupRoutes } from './markups.routes';

export const markupsServer: ServerModule = {
  name: 'markups',
  migrations: { '20261124T0554_markups': markups },
  texts: { en, fr, ar },
  constraints: { markups_code_unique: { field: 'code', code: 'markup_code_taken' } },
  permissions: markupsPermissions,
  routes: (app) => {
    markupRoutes(app);
    markupExport(app);
  },
};
