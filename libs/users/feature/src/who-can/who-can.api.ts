import { baseApi } from '@traveldesk/shared-web';
import { rolePaths, type WhoCan } from '@traveldesk/users-contract';

const whoCanApi = baseApi.injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    // Not cached: somebody may just have been given the role.
    usersWhoCan: build.query<WhoCan, readonly string[]>({
      query: (permissions) => ({ url: rolePaths.whoCan, params: { permission: permissions.join(',') } }),
      keepUnusedDataFor: 0,
      extraOptions: { silent: true },
    }),
  }),
});

export const { useUsersWhoCanQuery } = whoCanApi;
