import type { Page } from '@traveldesk/shared-contract';
import { baseApi } from '@traveldesk/shared-web';
import { supplierPaths, type Supplier } from '@traveldesk/suppliers-contract';

/** Number of suggestions per search. */
const offered = 10;

const supplierPickerApi = baseApi.enhanceEndpoints({ addTagTypes: ['Supplier'] }).injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    // The picker shows a failed search itself.
    suppliersPick: build.query<Page<Supplier>, string>({
      query: (q) => ({ url: supplierPaths.all, params: { q, page: 1, per_page: offered } }),
      providesTags: (_, error) => (error ? [] : [{ type: 'Supplier', id: 'LIST' }]),
      extraOptions: { silent: true },
    }),
    suppliersPicked: build.query<Supplier, string>({
      query: (id) => ({ url: supplierPaths.one(id) }),
      providesTags: (_, error, id) => (error ? [] : [{ type: 'Supplier', id }]),
      extraOptions: { silent: true },
    }),
  }),
});

export const { useLazySuppliersPickQuery, useSuppliersPickedQuery } = supplierPickerApi;
