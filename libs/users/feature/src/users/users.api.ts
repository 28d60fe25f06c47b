import type { Done, HistoryEntry, Page } from '@traveldesk/shared-contract';
import { baseApi, historyPages, idempotencyKey, ifMatch, type ListQuery } from '@traveldesk/shared-web';
import {
  userPaths,
  type UserLog,
  type UserRecord,
  type UserRecordInput,
  type UserSecondFactor,
} from '@traveldesk/users-contract';
import type { UserFilter } from './user.filters';

const list = { type: 'User', id: 'LIST' } as const;
const one = (id: string) => ({ type: 'User', id }) as const;

type UserPage = Page<UserRecord> & { at_least?: true };
interface Versioned {
  id: string;
  version: number | undefined;
}

const usersApi = baseApi.enhanceEndpoints({ addTagTypes: ['User'] }).injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    usersUsers: build.query<UserPage, ListQuery<UserFilter>>({
      query: (params) => ({ url: userPaths.all, params }),
      providesTags: (_, error) => (error ? [] : [list]),
    }),
    usersUser: build.query<UserRecord, string>({
      query: (id) => ({ url: userPaths.one(id) }),
      providesTags: (_, error, id) => (error ? [] : [one(id)]),
    }),
    usersUserHistory: build.infiniteQuery<Page<HistoryEntry>, string, number>({
      ...historyPages(userPaths.history),
      providesTags: (_, error, id) => (error ? [] : [one(id)]),
    }),
    usersUserLogs: build.query<Page<UserLog>, { id: string; per_page: number }>({
      query: ({ id, per_page }) => ({ url: userPaths.logs(id), params: { per_page } }),
      providesTags: (_, error, { id }) => (error ? [] : [one(id)]),
    }),
    usersCreateUser: build.mutation<Done<UserRecord>, { key: string | undefined; user: UserRecordInput }>({
      query: ({ key, user }) => ({
        url: userPaths.all,
        method: 'POST',
        headers: idempotencyKey(key),
        body: user,
      }),
      invalidatesTags: (_, error) => (error ? [] : [list]),
    }),
    usersUpdateUser: build.mutation<Done<UserRecord>, Versioned & { user: UserRecordInput }>({
      query: ({ id, version, user }) => ({
        url: userPaths.one(id),
        method: 'PUT',
        headers: ifMatch(version),
        body: user,
      }),
      invalidatesTags: (_, error, { id }) => (error ? [] : [list, one(id)]),
    }),
    usersDeleteUser: build.mutation<Done<UserRecord>, string>({
      query: (id) => ({ url: userPaths.one(id), method: 'DELETE' }),
      // The user's own tag stays valid: otherwise its open page would reload it and show a 404.
      invalidatesTags: (_, error) => (error ? [] : [list]),
    }),
    usersSetStatus: build.mutation<Done<UserRecord>, { id: string; status: 'active' | 'suspended' }>({
      query: ({ id, status }) => ({ url: userPaths.status(id), method: 'POST', body: { status } }),
      invalidatesTags: (_, error, { id }) => (error ? [] : [list, one(id)]),
    }),
    usersSecondFactor: build.query<UserSecondFactor, string>({
      query: (id) => ({ url: userPaths.secondFactor(id) }),
      transformResponse: ({ data }: { data: UserSecondFactor }) => data,
      providesTags: (_, error, id) => (error ? [] : [one(id)]),
      // Silent: without an answer, the button is just not shown.
      extraOptions: { silent: true },
    }),
    usersRemoveSecondFactor: build.mutation<Done, string>({
      query: (id) => ({ url: userPaths.secondFactor(id), method: 'DELETE' }),
      invalidatesTags: (_, error, id) => (error ? [] : [one(id)]),
    }),
    usersInviteAgain: build.mutation<Done<UserRecord>, string>({
      query: (id) => ({ url: userPaths.invitation(id), method: 'POST' }),
      invalidatesTags: (_, error, id) => (error ? [] : [one(id)]),
    }),
  }),
});

export const {
  endpoints: { usersUsers, usersUser },
  useUsersUsersQuery,
  useUsersUserQuery,
  useLazyUsersUserQuery,
  useUsersUserHistoryInfiniteQuery,
  useUsersUserLogsQuery,
  useUsersCreateUserMutation,
  useUsersUpdateUserMutation,
  useUsersDeleteUserMutation,
  useUsersSetStatusMutation,
  useUsersSecondFactorQuery,
  useUsersRemoveSecondFactorMutation,
  useUsersInviteAgainMutation,
} = usersApi;
