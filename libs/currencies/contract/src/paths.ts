/** Paths below the API's base path; `pair` is two codes like `EUR-USD`, or `:pair` in route declarations. */
export const exchangeRatePaths = {
  all: '/exchange_rates',
  pair: (pair: string) => `/exchange_rates/pairs/${pair}`,
  conversion: '/exchange_rates/conversion',
  preview: '/exchange_rates/preview',
  export: '/exchange_rate/export',
  files: '/exchange_rates/files',
  filePreview: '/exchange_rates/files/preview',
};

export const currencyPaths = { all: '/currencies' };

export const currencySettingsPaths = {
  settings: '/currency_settings',
  history: '/currency_settings/history',
};
