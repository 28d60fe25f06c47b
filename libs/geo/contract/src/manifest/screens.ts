import type { Screens } from '@traveldesk/shared-contract';
import { airportPermissions, cityPermissions, countryPermissions } from '../permissions';
import type menu from './menu/texts/en.json';

export const geoScreens = {
  countries: {
    path: '/countries',
    permission: countryPermissions.list,
    label: 'countries',
    menu: 'reference',
  },
  'countries-create': {
    path: '/countries/create',
    permission: countryPermissions.create,
    label: 'addCountry',
  },
  'countries-view': { path: '/countries/view/:id', permission: countryPermissions.list },
  'countries-edit': { path: '/countries/edit/:id', permission: countryPermissions.update },
  cities: { path: '/cities', permission: cityPermissions.list, label: 'cities', menu: 'reference' },
  'cities-create': { path: '/cities/create', permission: cityPermissions.create, label: 'addCity' },
  'cities-view': { path: '/cities/view/:id', permission: [cityPermissions.list, cityPermissions.update] },
  'cities-edit': { path: '/cities/edit/:id', permission: cityPermissions.update },
  airports: { path: '/airports', permission: airportPermissions.list, label: 'airports', menu: 'reference' },
  'airports-create': { path: '/airports/create', permission: airportPermissions.create, label: 'addAirport' },
  'airports-view': { path: '/airports/view/:id', permission: airportPermissions.list },
  'airport-edit': { path: '/airports/edit/:id', permission: airportPermissions.update },
} as const satisfies Screens<typeof menu>;
