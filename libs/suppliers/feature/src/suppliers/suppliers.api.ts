import type { Done, HistoryEntry, Page } from '@traveldesk/shared-contract';
import { baseApi, historyPages, idempotencyKey, ifMatch, type ListQuery } from '@traveldesk/shared-web';
import {
  supplierPaths,
  type Supplier,
  type SupplierCredentials,
  type SupplierExportQuery,
  type SupplierInput,
  type SupplierProtocols,
  type SupplierTest,
  type TypedConnection,
} from '@traveldesk/suppliers-contract';

const list = { type: 'Supplier', id: 'LIST' } as const;
const one = (id: string) => ({ type: 'Supplier', id }) as const;

const hasFailed = (answer: unknown) => (answer as Done<SupplierTest>).data.outcome !== 'ok';

const suppliersApi = baseApi.enhanceEndpoints({ addTagTypes: ['Supplier'] }).injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    suppliersSuppliers: build.query<Page<Supplier>, ListQuery<keyof SupplierExportQuery>>({
      query: (params) => ({ url: supplierPaths.all, params }),
      providesTags: (_, error) => (error ? [] : [list]),
    }),
    suppliersSupplier: build.query<Supplier, string>({
      query: (id) => ({ url: supplierPaths.one(id) }),
      providesTags: (_, error, id) => (error ? [] : [one(id)]),
    }),
    /** Never cached: companies change their credentials without this screen knowing. */
    suppliersCredentials: build.query<SupplierCredentials, string>({
      query: (id) => ({ url: supplierPaths.credentials(id) }),
      keepUnusedDataFor: 0,
    }),
    suppliersSupplierHistory: build.infiniteQuery<Page<HistoryEntry>, string, number>({
      ...historyPages(supplierPaths.history),
      providesTags: (_, error, id) => (error ? [] : [one(id)]),
    }),
    /** Protocols change only with the version of the server. */
    suppliersProtocols: build.query<SupplierProtocols, void>({
      query: () => ({ url: supplierPaths.protocols }),
    }),
    suppliersCreateSupplier: build.mutation<
      Done<Supplier>,
      { key: string | undefined; supplier: SupplierInput }
    >({
      query: ({ key, supplier }) => ({
        url: supplierPaths.all,
        method: 'POST',
        headers: idempotencyKey(key),
        body: supplier,
      }),
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
      // Does not invalidate the supplier: its own page would request it again and get a 404.
      invalidatesTags: (_, error) => (error ? [] : [list]),
    }),
    suppliersTestTyped: build.mutation<Done<SupplierTest>, TypedConnection>({
      query: (body) => ({ url: supplierPaths.testTyped, method: 'POST', body }),
      extraOptions: { isBad: hasFailed },
    }),
    suppliersTestSupplier: build.mutation<Done<SupplierTest>, string>({
      query: (id) => ({ url: supplierPaths.test(id), method: 'POST' }),
      extraOptions: { isBad: hasFailed },
      invalidatesTags: (_, error, id) => (error ? [] : [list, one(id)]),
    }),
  }),
});

export const {
  endpoints: { suppliersSupplier, suppliersSuppliers },
  useSuppliersSuppliersQuery,
  useSuppliersSupplierQuery,
  useLazySuppliersSupplierQuery,
  useLazySuppliersCredentialsQuery,
  useSuppliersSupplierHistoryInfiniteQuery,
  useSuppliersProtocolsQuery,
  useSuppliersCreateSupplierMutation,
  useSuppliersUpdateSupplierMutation,
  useSuppliersDeleteSupplierMutation,
  useSuppliersTestSupplierMutation,
  useSuppliersTestTypedMutation,
} = suppliersApi;
