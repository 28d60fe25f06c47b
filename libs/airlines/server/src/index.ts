import { airlinePermissions, airlinesPermissions } from '@traveldesk/airlines-contract';
import type { ServerModule } from '@traveldesk/shared-server';
import { airlineFinder } from './airline-finder';
import { airlineExport } from './airlines.export';
import { airlineRoutes } from './airlines.routes';
import * as airlines from './migrations/20261121T0345_airlines';
import * as airlineFacts from './migrations/20261124T1330_airline_facts';
import * as airlineSorts from './migrations/20261126T2300_airline_sorts';
import * as compact from './migrations/20261129T1856_airlines_compact';
import { searchedAirlines } from './airlines.searched';
import ar from './texts/ar.json';
import en from './texts/en.json';
import fr from './texts/fr.json';

export { airlineNames, translatedAirlineNames } from './airline-names.sql';

/** The airlines domain: reference data for searches, markups and tickets. */
export const airlinesServer: ServerModule = {
  name: 'airlines',
  migrations: {
    '20261121T0345_airlines': airlines,
    '20261124T1330_airline_facts': airlineFacts,
    '20261126T2300_airline_sorts': airlineSorts,
    '20261129T1856_airlines_compact': compact,
  },
  searched: [searchedAirlines],
  texts: { en, fr, ar },
  constraints: {
    airlines_iata_unique: { field: 'iata', code: 'airline_code_taken' },
    airlines_icao_unique: { field: 'icao', code: 'airline_code_taken' },
    airlines_country: { field: 'country_id', code: 'airline_country_unknown' },
  },
  permissions: airlinesPermissions,
  finders: { airline: airlineFinder },
  histories: { airline: { permissions: [airlinePermissions.list] } },
  routes: (app) => {
    airlineRoutes(app);
    airlineExport(app);
  },
};
