/** Permissions of the rate screens. Rates are only added, so there is none to edit or delete. */
export const exchangeRatePermissions = {
  list: 'show_exchange_rates',
  create: 'add_exchange_rates',
  approve: 'approve_exchange_rates',
  export: 'show_exchange_rates',
} as const;

/** Permits changing the currency settings. */
export const currencySettingsPermissions = { update: 'update_currency_settings' } as const;

/**
 * Permissions of this domain; none is in the specification's list. Setting a rate sets the value of money, hence sensitive (SECURITY 23).
 */
export const currenciesPermissions = [
  exchangeRatePermissions.list,
  { name: exchangeRatePermissions.create, sensitive: 'money' },
  { name: exchangeRatePermissions.approve, sensitive: 'money' },
  { name: currencySettingsPermissions.update, sensitive: 'money' },
] as const;

/** Readers of the settings: users who see rates need to know when a rate is old. */
export const currencySettingsReaders = [
  currencySettingsPermissions.update,
  exchangeRatePermissions.list,
  exchangeRatePermissions.create,
] as const;
