import type { Done, HistoryEntry, Page } from '@traveldesk/shared-contract';
import { baseApi, historyPages, idempotencyKey, ifMatch, type ListQuery } from '@traveldesk/shared-web';
import { rolePaths, type Role, type RoleInput } from '@traveldesk/users-contract';
import type { RoleFilter } from './role.filters';

const list = { type: 'Role', id: 'LIST' } as const;
const one = (id: string) => ({ type: 'Role', id }) as const;

const rolesApi = baseApi.enhanceEndpoints({ addTagTypes: ['Role'] }).injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    usersRoles: build.query<Page<Role>, ListQuery<RoleFilter>>({
      query: (params) => ({ url: rolePaths.all, params }),
      providesTags: (_, error) => (error ? [] : [list]),
    }),
    // Sorted with the platform's roles first, so that they are among the choices however many companies there are.
    usersRoleChoices: build.query<Page<Role>, { for?: string; name?: string }>({
      query: (params) => ({ url: rolePaths.all, params: { ...params, per_page: 100, sort: 'company' } }),
      providesTags: (_, error) => (error ? [] : [list]),
    }),
    usersPermissions: build.query<{ data: { key: string; held: boolean; company: boolean }[] }, void>({
      query: () => ({ url: rolePaths.permissions }),
    }),
    usersRole: build.query<Role, string>({
      query: (id) => ({ url: rolePaths.one(id) }),
      providesTags: (_, error, id) => (error ? [] : [one(id)]),
    }),
    usersRoleHistory: build.infiniteQuery<Page<HistoryEntry>, string, number>({
      ...historyPages(rolePaths.history),
      providesTags: (_, error, id) => (error ? [] : [one(id)]),
    }),
    usersCreateRole: build.mutation<Done<Role>, { key: string | undefined; role: RoleInput }>({
      query: ({ key, role }) => ({
        url: rolePaths.all,
        method: 'POST',
        headers: idempotencyKey(key),
        body: role,
      }),
      invalidatesTags: (_, error) => (error ? [] : [list]),
    }),
    usersUpdateRole: build.mutation<Done<Role>, { id: string; version: number | undefined; role: RoleInput }>(
      {
        query: ({ id, version, role }) => ({
          url: rolePaths.one(id),
          method: 'PUT',
          headers: ifMatch(version),
          body: role,
        }),
        invalidatesTags: (_, error, { id }) => (error ? [] : [list, one(id)]),
      },
    ),
    usersDeleteRole: build.mutation<Done<Role>, string>({
      query: (id) => ({ url: rolePaths.one(id), method: 'DELETE' }),
      // The role's own tag stays valid: otherwise its open page would reload it and show a 404.
      invalidatesTags: (_, error) => (error ? [] : [list]),
    }),
  }),
});

export const {
  endpoints: { usersRole, usersRoles },
  useUsersRolesQuery,
  useUsersRoleChoicesQuery,
  useLazyUsersRoleChoicesQuery,
  useUsersPermissionsQuery,
  useUsersRoleQuery,
  useLazyUsersRoleQuery,
  useUsersRoleHistoryInfiniteQuery,
  useUsersCreateRoleMutation,
  useUsersUpdateRoleMutation,
  useUsersDeleteRoleMutation,
} = rolesApi;
