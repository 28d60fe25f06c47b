/** What each part of the screens of exchange rates asks for. Rates are added and never changed, so nothing is edited or deleted. */
export const exchangeRatePermissions = {
  list: 'show_exchange_rates',
  create: 'add_exchange_rates',
  approve: 'approve_exchange_rates',
  export: 'show_exchange_rates',
} as const;

/** Decides the platform's currency and how old a rate may be. */
export const currencySettingsPermissions = { update: 'update_currency_settings' } as const;

/**
 * The permissions of this domain, none of which the specification's list has. Who sets a rate sets what money is worth
 * (SECURITY 23).
 */
export const currenciesPermissions = [
  exchangeRatePermissions.list,
  { name: exchangeRatePermissions.create, sensitive: 'money' },
  { name: exchangeRatePermissions.approve, sensitive: 'money' },
  { name: currencySettingsPermissions.update, sensitive: 'money' },
] as const;

/** Who may read the settings: whoever sees rates is told by them what "old" means. */
export const currencySettingsReaders = [
  currencySettingsPermissions.update,
  exchangeRatePermissions.list,
  exchangeRatePermissions.create,
] as const;
