import { baseApi } from '@traveldesk/shared-web';
import { supplierPaths, type SupplierUse } from '@traveldesk/suppliers-contract';

const supplierUseApi = baseApi.injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    // The tabs show the error themselves.
    suppliersUse: build.query<SupplierUse, string>({
      query: (id) => ({ url: supplierPaths.use(id) }),
      extraOptions: { silent: true },
    }),
  }),
});

export const { useSuppliersUseQuery } = supplierUseApi;
