/** Paths below the API's base path (SPECIFICATION 7); `id` is a record's key, or `:id` where routes are declared. */
export const supplierPaths = {
  all: '/suppliers',
  protocols: '/suppliers/protocols',
  one: (id: string) => `/suppliers/${id}`,
  history: (id: string) => `/suppliers/${id}/history`,
  credentials: (id: string) => `/suppliers/${id}/credentials`,
  export: '/supplier/export',
  /** Of what is typed and not saved. */
  testTyped: '/suppliers/test',
  test: (id: string) => `/suppliers/${id}/test`,
};
