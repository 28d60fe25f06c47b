/** Paths below the API's base path (SPECIFICATION 7); `id` is a record's key, or `:id` where routes are declared. */
export const modulePaths = {
  all: '/modules',
  one: (id: string) => `/modules/${id}`,
  history: (id: string) => `/modules/${id}/history`,
  export: '/module/export',
};
