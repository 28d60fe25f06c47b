import { companyPaths, type Company, type CompanyInput } from '@traveldesk/companies-contract';
import type { Done, HistoryEntry, Page } from '@traveldesk/shared-contract';
import { baseApi, historyPages, idempotencyKey, ifMatch, type ListQuery } from '@traveldesk/shared-web';
import type { CompanyFilter } from './company.filters';

const list = { type: 'Company', id: 'LIST' } as const;
const one = (id: string) => ({ type: 'Company', id }) as const;

/** Number of companies per page of a level. */
export const branchSize = 50;

const companiesApi = baseApi.enhanceEndpoints({ addTagTypes: ['Company'] }).injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    companiesList: build.query<Page<Company>, ListQuery<CompanyFilter>>({
      query: (params) => ({ url: companyPaths.all, params }),
      providesTags: (_, error) => (error ? [] : [list]),
    }),
    companiesBranch: build.query<Page<Company>, { parent: string; page: number }>({
      query: ({ parent, page }) => ({
        url: companyPaths.all,
        params: { parent_id: parent, page, per_page: branchSize, sort: 'name' },
      }),
      providesTags: (_, error) => (error ? [] : [list]),
    }),
    companiesOne: build.query<Company, string>({
      query: (id) => ({ url: companyPaths.one(id) }),
      providesTags: (_, error, id) => (error ? [] : [one(id)]),
    }),
    companiesHistory: build.infiniteQuery<Page<HistoryEntry>, string, number>({
      ...historyPages(companyPaths.history),
      providesTags: (_, error, id) => (error ? [] : [one(id)]),
    }),
    companiesCreate: build.mutation<Done<Company>, { key: string | undefined; company: CompanyInput }>({
      query: ({ key, company }) => ({
        url: companyPaths.all,
        method: 'POST',
        headers: idempotencyKey(key),
        body: company,
      }),
      invalidatesTags: (_, error) => (error ? [] : [list]),
    }),
    companiesUpdate: build.mutation<
      Done<Company>,
      { id: string; version: number | undefined; company: CompanyInput }
    >({
      query: ({ id, version, company }) => ({
        url: companyPaths.one(id),
        method: 'PUT',
        headers: ifMatch(version),
        body: company,
      }),
      invalidatesTags: (_, error, { id }) => (error ? [] : [list, one(id)]),
    }),
    companiesDelete: build.mutation<Done<Company>, string>({
      query: (id) => ({ url: companyPaths.one(id), method: 'DELETE' }),
      // The company's own tag stays valid: otherwise its open page would reload it and show a 404.
      invalidatesTags: (_, error) => (error ? [] : [list]),
    }),
    companiesSetLogo: build.mutation<Done<{ logo: string | null }>, { id: string; content: string }>({
      query: ({ id, content }) => ({ url: companyPaths.logo(id), method: 'PUT', body: { content } }),
      invalidatesTags: (_, error, { id }) => (error ? [] : [list, one(id)]),
    }),
    companiesRemoveLogo: build.mutation<Done<{ logo: string | null }>, string>({
      query: (id) => ({ url: companyPaths.logo(id), method: 'DELETE' }),
      invalidatesTags: (_, error, id) => (error ? [] : [list, one(id)]),
    }),
  }),
});

export const {
  endpoints: { companiesList, companiesOne },
  useCompaniesListQuery,
  useCompaniesBranchQuery,
  useCompaniesOneQuery,
  useLazyCompaniesOneQuery,
  useCompaniesHistoryInfiniteQuery,
  useCompaniesCreateMutation,
  useCompaniesUpdateMutation,
  useCompaniesDeleteMutation,
  useCompaniesSetLogoMutation,
  useCompaniesRemoveLogoMutation,
} = companiesApi;
