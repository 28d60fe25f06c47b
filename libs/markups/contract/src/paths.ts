/** Paths below the API's base path; `id` is a record's key, or `:id` where routes are declared. */
export const markupPaths = {
  all: '/markups',
  one: (id: string) => `/markups/${id}`,
  history: (id: string) => `/markups/${id}/history`,
  versions: (id: string) => `/markups/${id}/versions`,
  returns: (id: string) => `/markups/${id}/returns`,
  status: (id: string) => `/markups/${id}/status`,
  simulations: '/markups/simulations',
  overlaps: '/markups/overlaps',
  priceCheck: '/markups/price-check',
  hotelPriceCheck: '/markups/hotel-price-check',
  export: '/markup/export',
};

export const zonePaths = {
  all: '/markup-zones',
  one: (id: string) => `/markup-zones/${id}`,
  history: (id: string) => `/markup-zones/${id}/history`,
};

export const markupSettingsPaths = {
  settings: '/markup-settings',
  history: '/markup-settings/history',
};
