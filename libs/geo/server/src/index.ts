import {
  airportPermissions,
  cityViewers,
  countryPermissions,
  geoPermissions,
} from '@traveldesk/geo-contract';
import type { ServerModule } from '@traveldesk/shared-server';
import { airportExport } from './airports.export';
import { airportRoutes } from './airports.routes';
import { cityExport } from './cities.export';
import { cityRoutes } from './cities.routes';
import { geoConstraints } from './constraints';
import { countryExport } from './countries.export';
import { countryRoutes } from './countries.routes';
import { placeFinders } from './finders';
import * as countries from './migrations/20261121T0300_countries';
import * as cities from './migrations/20261121T0310_cities';
import * as airports from './migrations/20261121T0320_airports';
import * as sphinxCity from './migrations/20261122T0050_sphinx_city';
import * as ranking from './migrations/20261124T0800_ranking';
import * as placeFacts from './migrations/20261124T1320_place_facts';
import * as airportNames from './migrations/20261126T2250_airport_names';
import * as formerCityCodes from './migrations/20261127T1040_former_city_codes';
import * as cityNames from './migrations/20261127T1050_city_names';
import * as countryAliases from './migrations/20261129T1855_country_aliases';
import * as formerAirportCodes from './migrations/20261129T1859_former_airport_codes';
import * as placesCompact from './migrations/20261129T1854_places_compact';
import * as cityCoordinates from './migrations/20261130T0300_city_coordinates';
import { searchedPlaces } from './places.searched';
import ar from './texts/ar.json';
import en from './texts/en.json';
import fr from './texts/fr.json';

export { chiefAirports, findAirportByCode, findAirports } from './airports.sql';
export { findCities, findCity, findCityByCode, locatedCities, type LocatedCity } from './cities.sql';
export { airportsAround, placesOf, type CodedPlace } from './places.sql';

/** The geo domain: countries, cities and airports. */
export const geoServer: ServerModule = {
  name: 'geo',
  migrations: {
    '20261121T0300_countries': countries,
    '20261121T0310_cities': cities,
    '20261121T0320_airports': airports,
    '20261122T0050_sphinx_city': sphinxCity,
    '20261124T0800_ranking': ranking,
    '20261124T1320_place_facts': placeFacts,
    '20261126T2250_airport_names': airportNames,
    '20261127T1040_former_city_codes': formerCityCodes,
    '20261127T1050_city_names': cityNames,
    '20261129T1854_places_compact': placesCompact,
    '20261129T1855_country_aliases': countryAliases,
    '20261129T1859_former_airport_codes': formerAirportCodes,
    '20261130T0300_city_coordinates': cityCoordinates,
  },
  searched: Object.values(searchedPlaces),
  texts: { en, fr, ar },
  constraints: geoConstraints,
  permissions: geoPermissions,
  finders: placeFinders,
  histories: {
    country: { permissions: [countryPermissions.list] },
    city: { permissions: cityViewers },
    airport: { permissions: [airportPermissions.list] },
  },
  routes: (app) => {
    countryRoutes(app);
    countryExport(app);
    cityRoutes(app);
    cityExport(app);
    airportRoutes(app);
    airportExport(app);
  },
};
