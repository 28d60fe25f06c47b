/** Paths below the API's base path (SPECIFICATION 7); `id` is a record's id, or `:id` in route declarations. */
export const supplierPaths = {
  all: '/suppliers',
  protocols: '/suppliers/protocols',
  one: (id: string) => `/suppliers/${id}`,
  history: (id: string) => `/suppliers/${id}/history`,
  /** GET: its calls by day and the causes of failures. */
  use: (id: string) => `/suppliers/${id}/use`,
  credentials: (id: string) => `/suppliers/${id}/credentials`,
  export: '/supplier/export',
  /** Tests a connection that is not saved. */
  testTyped: '/suppliers/test',
  test: (id: string) => `/suppliers/${id}/test`,
};
