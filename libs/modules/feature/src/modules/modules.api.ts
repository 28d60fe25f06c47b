import { modulePaths, type Module, type ModuleInput } from '@traveldesk/modules-contract';
import type { Done, HistoryEntry, Page } from '@traveldesk/shared-contract';
import { baseApi, historyPages, idempotencyKey, ifMatch, type ListQuery } from '@traveldesk/shared-web';
import type { ModuleFilter } from './module.filters';

const list = { type: 'Module', id: 'LIST' } as const;
const one = (id: string) => ({ type: 'Module', id }) as const;

const modulesApi = baseApi.enhanceEndpoints({ addTagTypes: ['Module'] }).injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    modulesModules: build.query<Page<Module>, ListQuery<ModuleFilter>>({
      query: (params) => ({ url: modulePaths.all, params }),
      providesTags: (_, error) => (error ? [] : [list]),
    }),
    modulesModule: build.query<Module, string>({
      query: (id) => ({ url: modulePaths.one(id) }),
      providesTags: (_, error, id) => (error ? [] : [one(id)]),
    }),
    modulesModuleHistory: build.infiniteQuery<Page<HistoryEntry>, string, number>({
      ...historyPages(modulePaths.history),
      providesTags: (_, error, id) => (error ? [] : [one(id)]),
    }),
    modulesCreateModule: build.mutation<Done<Module>, { key: string | undefined; module: ModuleInput }>({
      query: ({ key, module }) => ({
        url: modulePaths.all,
        method: 'POST',
        headers: idempotencyKey(key),
        body: module,
      }),
      invalidatesTags: (_, error) => (error ? [] : [list]),
    }),
    modulesUpdateModule: build.mutation<
      Done<Module>,
      { id: string; version: number | undefined; module: ModuleInput }
    >({
      query: ({ id, version, module }) => ({
        url: modulePaths.one(id),
        method: 'PUT',
        headers: ifMatch(version),
        body: module,
      }),
      invalidatesTags: (_, error, { id }) => (error ? [] : [list, one(id)]),
    }),
    modulesDeleteModule: build.mutation<Done<Module>, string>({
      query: (id) => ({ url: modulePaths.one(id), method: 'DELETE' }),
      // The module's own tag stays valid: otherwise its open page would reload it and show a 404.
      invalidatesTags: (_, error) => (error ? [] : [list]),
    }),
  }),
});

export const {
  endpoints: { modulesModules, modulesModule },
  useModulesModulesQuery,
  useModulesModuleQuery,
  useLazyModulesModuleQuery,
  useModulesModuleHistoryInfiniteQuery,
  useModulesCreateModuleMutation,
  useModulesUpdateModuleMutation,
  useModulesDeleteModuleMutation,
} = modulesApi;
