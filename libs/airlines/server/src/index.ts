import { airlinesPermissions } from '@traveldesk/airlines-contract';
import type { ServerModule } from '@traveldesk/shared-server';
import { airlineExport } from './airlines.export';
import { airlineRoutes } from './airlines.routes';
import * as airlines from './migrations/20261121T0345_airlines';
import ar from './texts/ar.json';
import en from './texts/en.json';
import fr from './texts/fr.json';

export { airlineNames } from './airline-names.sql';

/** The airlines of the world, as searches, markups and tickets name them. */
export const airlinesServer: ServerModule = {
  name: 'airlines',
  migrations: { '20261121T0345_airlines': airlines },
  texts: { en, fr, ar },
  permissions: airlinesPermissions,
  routes: (app) => {
    airlineRoutes(app);
    airlineExport(app);
  },
};
