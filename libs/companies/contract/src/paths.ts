/** Paths below the API's base path (SPECIFICATION 7); an id is a record's key, or `:id` where routes are declared. */
export const companyPaths = {
  all: '/companies',
  one: (id: string) => `/companies/${id}`,
  history: (id: string) => `/companies/${id}/history`,
  logo: (id: string) => `/companies/${id}/logo`,
  modules: (id: string) => `/companies/${id}/modules`,
  modulesWithSuppliers: (id: string) => `/companies/${id}/modules-with-suppliers`,
  suppliers: (id: string) => `/companies/${id}/suppliers`,
  supplierSettings: (id: string, supplierId: string) => `/companies/${id}/suppliers/${supplierId}/settings`,
  tokens: (id: string) => `/companies/${id}/token`,
  generateToken: (id: string) => `/companies/${id}/generate-token`,
  token: (id: string, tokenId: string) => `/companies/${id}/token/${tokenId}`,
  types: '/companies_types',
  export: '/company/export',
  logoFile: (name: string) => `/company_logos/${name}`,
};
