import type { Page } from '@traveldesk/shared-contract';
import { baseApi } from '@traveldesk/shared-web';
import { userPaths, type UserRecord } from '@traveldesk/users-contract';

/** Number of options that a picker shows. */
const offered = 10;

const userPickerApi = baseApi.enhanceEndpoints({ addTagTypes: ['User'] }).injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    // The picker shows its own error.
    usersPick: build.query<Page<UserRecord>, string>({
      query: (q) => ({ url: userPaths.all, params: { q, page: 1, per_page: offered } }),
      providesTags: (_, error) => (error ? [] : [{ type: 'User', id: 'LIST' }]),
      extraOptions: { silent: true },
    }),
    usersPicked: build.query<UserRecord, string>({
      query: (id) => ({ url: userPaths.one(id) }),
      providesTags: (_, error, id) => (error ? [] : [{ type: 'User', id }]),
      extraOptions: { silent: true },
    }),
  }),
});

export const { useLazyUsersPickQuery, useUsersPickedQuery } = userPickerApi;
