import type { Done } from '@traveldesk/shared-contract';
import { baseApi, ifMatch } from '@traveldesk/shared-web';
import {
  profilePaths,
  sessionPaths,
  type OwnSession,
  type OwnSessions,
  type Profile,
  type ProfileInput,
  type SecondFactor,
} from '@traveldesk/users-contract';

const profileApi = baseApi
  .enhanceEndpoints({ addTagTypes: ['User', 'OwnSession', 'SecondFactor'] })
  .injectEndpoints({
    overrideExisting: 'throw',
    endpoints: (build) => ({
      usersProfile: build.query<Profile, void>({
        query: () => ({ url: profilePaths.own }),
      }),
      usersUpdateProfile: build.mutation<
        Done<Profile>,
        { version: number | undefined; profile: ProfileInput }
      >({
        query: ({ version, profile }) => ({
          url: profilePaths.own,
          method: 'PUT',
          headers: ifMatch(version),
          body: profile,
        }),
        invalidatesTags: (answer, error) =>
          error || !answer
            ? []
            : [
                { type: 'User', id: 'LIST' },
                { type: 'User', id: answer.data.id },
              ],
      }),
      usersOwnSessions: build.query<OwnSession[], void>({
        query: () => ({ url: sessionPaths.own }),
        transformResponse: ({ data }: OwnSessions) => data,
        providesTags: (_, error) => (error ? [] : ['OwnSession']),
      }),
      usersOwnSecondFactor: build.query<SecondFactor, void>({
        query: () => ({ url: profilePaths.secondFactor }),
        transformResponse: ({ data }: { data: SecondFactor }) => data,
        providesTags: (_, error) => (error ? [] : ['SecondFactor']),
      }),
      usersEndOtherSessions: build.mutation<Done, void>({
        query: () => ({ url: sessionPaths.others, method: 'POST' }),
        invalidatesTags: ['OwnSession'],
      }),
      usersEndSession: build.mutation<Done, string>({
        query: (id) => ({ url: sessionPaths.one(id), method: 'DELETE' }),
        // Reloads the list on errors too: if the session had already ended, the list is outdated.
        invalidatesTags: ['OwnSession'],
      }),
    }),
  });

export const {
  useUsersProfileQuery,
  useLazyUsersProfileQuery,
  useUsersUpdateProfileMutation,
  useUsersOwnSessionsQuery,
  useUsersOwnSecondFactorQuery,
  useUsersEndOtherSessionsMutation,
  useUsersEndSessionMutation,
} = profileApi;
