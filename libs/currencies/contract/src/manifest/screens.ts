import type { Screens } from '@traveldesk/shared-contract';
import { currencySettingsPermissions, exchangeRatePermissions } from '../permissions';
import type menu from './menu/texts/en.json';

export const currenciesScreens = {
  'exchange-rates': {
    path: '/exchange-rates',
    permission: exchangeRatePermissions.list,
    label: 'exchangeRates',
    menu: 'reference',
  },
  'exchange-rates-create': {
    path: '/exchange-rates/create',
    permission: exchangeRatePermissions.create,
    label: 'addExchangeRate',
  },
  'exchange-rates-file': { path: '/exchange-rates/file', permission: exchangeRatePermissions.create },
  'exchange-rates-view': { path: '/exchange-rates/view/:pair', permission: exchangeRatePermissions.list },
  'currency-settings': {
    path: '/exchange-rates/settings',
    permission: currencySettingsPermissions.update,
    label: 'currencySettings',
    isSetting: true,
  },
} as const satisfies Screens<typeof menu>;
