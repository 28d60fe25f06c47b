import { modulePaths, type Module } from '@traveldesk/modules-contract';
import { maxPerPage, type Done, type HistoryEntry, type Page } from '@traveldesk/shared-contract';
import { baseApi, historyPages, ifMatch, type ListQuery } from '@traveldesk/shared-web';
import {
  supplierPaths,
  type Supplier,
  type SupplierInput,
  type SupplierTest,
} from '@traveldesk/suppliers-contract';
import type { SupplierFilter } from './supplier.filters';

const list = { type: 'Supplier', id: 'LIST' } as const;
const one = (id: string) => ({ type: 'Supplier', id }) as const;
const modules = { type: 'Module', id: 'LIST' } as const;

const suppliersApi = baseApi.enhanceEndpoints({ addTagTypes: ['Supplier', 'Module'] }).injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    suppliersSuppliers: build.query<Page<Supplier>, ListQuery<SupplierFilter>>({
      query: (params) => ({ url: supplierPaths.all, params }),
      providesTags: (_, error) => (error ? [] : [list]),
    }),
    suppliersSupplier: build.query<Supplier, string>({
      query: (id) => ({ url: supplierPaths.one(id) }),
      providesTags: (_, error, id) => (error ? [] : [one(id)]),
    }),
    suppliersSupplierHistory: build.infiniteQuery<Page<HistoryEntry>, string, number>({
      ...historyPages(supplierPaths.history),
      providesTags: (_, error, id) => (error ? [] : [one(id)]),
    }),
    /** The modules to choose from: those a platform has are few, so they come at once. */
    suppliersModules: build.query<Page<Module>, void>({
      query: () => ({ url: modulePaths.all, params: { per_page: maxPerPage } }),
      providesTags: (_, error) => (error ? [] : [modules]),
    }),
    suppliersCreateSupplier: build.mutation<Done<Supplier>, SupplierInput>({
      query: (body) => ({ url: supplierPaths.all, method: 'POST', body }),
      invalidatesTags: (_, error) => (error ? [] : [list]),
    }),
    suppliersUpdateSupplier: build.mutation<
      Done<Supplier>,
      { id: string; version: number | undefined; supplier: SupplierInput }
    >({
      query: ({ id, version, supplier }) => ({
        url: supplierPaths.one(id),
        method: 'PUT',
        headers: ifMatch(version),
        body: supplier,
      }),
      invalidatesTags: (_, error, { id }) => (error ? [] : [list, one(id)]),
    }),
    suppliersDeleteSupplier: build.mutation<Done<Supplier>, string>({
      query: (id) => ({ url: supplierPaths.one(id), method: 'DELETE' }),
      invalidatesTags: (_, error, id) => (error ? [] : [list, one(id)]),
    }),
    suppliersTestSupplier: build.mutation<Done<SupplierTest>, string>({
      query: (id) => ({ url: supplierPaths.test(id), method: 'POST' }),
      invalidatesTags: (_, error, id) => (error ? [] : [list, one(id)]),
    }),
  }),
});

export const {
  endpoints: { suppliersSuppliers },
  useSuppliersSuppliersQuery,
  useSuppliersSupplierQuery,
  useLazySuppliersSupplierQuery,
  useSuppliersSupplierHistoryInfiniteQuery,
  useSuppliersModulesQuery,
  useSuppliersCreateSupplierMutation,
  useSuppliersUpdateSupplierMutation,
  useSuppliersDeleteSupplierMutation,
  useSuppliersTestSupplierMutation,
} = suppliersApi;
