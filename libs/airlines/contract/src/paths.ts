/** Paths below the API's base path (SPECIFICATION 7); `id` is a record's key, or `:id` where routes are declared. */
export const airlinePaths = {
  all: '/airlines',
  one: (id: string) => `/airlines/${id}`,
  history: (id: string) => `/airlines/${id}/history`,
  export: '/airline/export',
};
