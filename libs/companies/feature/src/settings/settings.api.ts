import {
  companyPaths,
  type Company,
  type CompanySupplier,
  type CompanyToken,
  type GeneratedToken,
  type ModuleChoice,
  type ModulesWithSuppliers,
  type SupplierSettings,
  type SupplierSettingsInput,
  type TokenInput,
} from '@traveldesk/companies-contract';
import type { Done, Page } from '@traveldesk/shared-contract';
import { baseApi, ifMatch } from '@traveldesk/shared-web';

const modules = (id: string) => ({ type: 'CompanyModules', id }) as const;
const tokens = (id: string) => ({ type: 'CompanyTokens', id }) as const;
const settings = (id: string, supplierId: string) =>
  ({ type: 'CompanySettings', id: `${id} ${supplierId}` }) as const;
const company = (id: string) => ({ type: 'Company', id }) as const;

export interface SupplierOf {
  id: string;
  supplierId: string;
}

const settingsApi = baseApi
  .enhanceEndpoints({ addTagTypes: ['Company', 'CompanyModules', 'CompanyTokens', 'CompanySettings'] })
  .injectEndpoints({
    overrideExisting: 'throw',
    endpoints: (build) => ({
      // The topmost company that the user may see; for a company's user, their own.
      companiesOwn: build.query<Page<Company>, void>({
        query: () => ({ url: companyPaths.all, params: { parent_id: 'none', page: 1, per_page: 1 } }),
        providesTags: (_, error) => (error ? [] : [{ type: 'Company', id: 'LIST' }]),
      }),
      companiesModules: build.query<ModulesWithSuppliers, string>({
        query: (id) => ({ url: companyPaths.modulesWithSuppliers(id) }),
        providesTags: (_, error, id) => (error ? [] : [modules(id)]),
      }),
      companiesChooseModules: build.mutation<
        Done<ModulesWithSuppliers>,
        { id: string; version: number | undefined; choice: ModuleChoice }
      >({
        query: ({ id, version, choice }) => ({
          url: companyPaths.modulesWithSuppliers(id),
          method: 'POST',
          headers: ifMatch(version),
          body: choice,
        }),
        invalidatesTags: (_, error, { id }) => (error ? [] : [modules(id), company(id)]),
      }),
      companiesSuppliers: build.query<{ data: CompanySupplier[] }, string>({
        query: (id) => ({ url: companyPaths.suppliers(id) }),
        providesTags: (_, error, id) => (error ? [] : [modules(id)]),
      }),
      companiesSupplierSettings: build.query<SupplierSettings, SupplierOf>({
        query: ({ id, supplierId }) => ({ url: companyPaths.supplierSettings(id, supplierId) }),
        providesTags: (_, error, { id, supplierId }) => (error ? [] : [settings(id, supplierId)]),
      }),
      companiesSaveSupplierSettings: build.mutation<
        Done<SupplierSettings>,
        SupplierOf & { version: number | undefined; settings: SupplierSettingsInput }
      >({
        query: ({ id, supplierId, version, settings: body }) => ({
          url: companyPaths.supplierSettings(id, supplierId),
          method: 'POST',
          headers: ifMatch(version),
          body,
        }),
        invalidatesTags: (_, error, { id, supplierId }) =>
          error ? [] : [settings(id, supplierId), modules(id), company(id)],
      }),
      companiesTokens: build.query<{ data: CompanyToken[] }, string>({
        query: (id) => ({ url: companyPaths.tokens(id) }),
        providesTags: (_, error, id) => (error ? [] : [tokens(id)]),
      }),
      companiesGenerateToken: build.mutation<GeneratedToken, { id: string; token: TokenInput }>({
        query: ({ id, token }) => ({ url: companyPaths.generateToken(id), method: 'POST', body: token }),
        invalidatesTags: (_, error, { id }) => (error ? [] : [tokens(id), company(id)]),
      }),
      companiesRevokeToken: build.mutation<Done<CompanyToken>, { id: string; tokenId: string }>({
        query: ({ id, tokenId }) => ({ url: companyPaths.token(id, tokenId), method: 'DELETE' }),
        invalidatesTags: (_, error, { id }) => (error ? [] : [tokens(id), company(id)]),
      }),
    }),
  });

export const {
  useCompaniesOwnQuery,
  useCompaniesModulesQuery,
  useLazyCompaniesModulesQuery,
  useCompaniesChooseModulesMutation,
  useCompaniesSuppliersQuery,
  useCompaniesSupplierSettingsQuery,
  useLazyCompaniesSupplierSettingsQuery,
  useCompaniesSaveSupplierSettingsMutation,
  useCompaniesTokensQuery,
  useCompaniesGenerateTokenMutation,
  useCompaniesRevokeTokenMutation,
} = settingsApi;
