import { modulePaths, type Module } from '@traveldesk/modules-contract';
import { maxPerPage, type Page } from '@traveldesk/shared-contract';
import { baseApi } from '@traveldesk/shared-web';

const supplierModulesApi = baseApi.enhanceEndpoints({ addTagTypes: ['Module'] }).injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    /** The modules to choose from: those a platform has are few, so they come at once. */
    suppliersModules: build.query<Page<Module>, void>({
      query: () => ({ url: modulePaths.all, params: { per_page: maxPerPage } }),
      providesTags: (_, error) => (error ? [] : [{ type: 'Module', id: 'LIST' }]),
    }),
  }),
});

export const { useSuppliersModulesQuery } = supplierModulesApi;
