import { companyPaths, type Company } from '@traveldesk/companies-contract';
import type { Page } from '@traveldesk/shared-contract';
import { baseApi } from '@traveldesk/shared-web';

/** Number of options that a picker shows. */
const offered = 10;

const companyPickerApi = baseApi.enhanceEndpoints({ addTagTypes: ['Company'] }).injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    // The picker shows its own error.
    companiesPick: build.query<Page<Company>, string>({
      query: (q) => ({ url: companyPaths.all, params: { q, page: 1, per_page: offered } }),
      providesTags: (_, error) => (error ? [] : [{ type: 'Company', id: 'LIST' }]),
      extraOptions: { silent: true },
    }),
    companiesPicked: build.query<Company, string>({
      query: (id) => ({ url: companyPaths.one(id) }),
      providesTags: (_, error, id) => (error ? [] : [{ type: 'Company', id }]),
      extraOptions: { silent: true },
    }),
  }),
});

export const { useLazyCompaniesPickQuery, useCompaniesPickedQuery } = companyPickerApi;
