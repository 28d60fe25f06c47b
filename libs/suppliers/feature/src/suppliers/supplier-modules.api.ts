import { modulePaths, type Module } from '@traveldesk/modules-contract';
import { maxPerPage, type Page } from '@traveldesk/shared-contract';
import { baseApi } from '@traveldesk/shared-web';

const supplierModulesApi = baseApi.enhanceEndpoints({ addTagTypes: ['Module'] }).injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    /** All modules in one request; a platform has few. */
    suppliersModules: build.query<Page<Module>, void>({
      query: () => ({ url: modulePaths.all, params: { per_page: maxPerPage } }),
      providesTags: (_, error) => (error ? [] : [{ type: 'Module', id: 'LIST' }]),
    }),
  }),
});

export const { useSuppliersModulesQuery } = supplierModulesApi;
