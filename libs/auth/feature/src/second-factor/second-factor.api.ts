import {
  secondFactorPaths,
  type FreshSignIn,
  type NewSecondFactor,
  type RecoveryCodes,
  type SignedIn,
  type SignInCode,
} from '@traveldesk/auth-contract';
import type { Done } from '@traveldesk/shared-contract';
import { baseApi } from '@traveldesk/shared-web';
import { profilePaths, type SecondFactor } from '@traveldesk/users-contract';

const tag = 'SecondFactor';

const secondFactorApi = baseApi.enhanceEndpoints({ addTagTypes: [tag, 'OwnSession'] }).injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    authSignInWithCode: build.mutation<SignedIn, SignInCode>({
      query: (body) => ({ url: secondFactorPaths.signIn, method: 'POST', body }),
    }),
    authConfirmIdentity: build.mutation<Done, FreshSignIn>({
      query: (body) => ({ url: secondFactorPaths.fresh, method: 'POST', body }),
    }),
    authSecondFactor: build.query<SecondFactor, void>({
      query: () => ({ url: profilePaths.secondFactor }),
      transformResponse: ({ data }: { data: SecondFactor }) => data,
      providesTags: (_, error) => (error ? [] : [tag]),
    }),
    authBeginSecondFactor: build.mutation<NewSecondFactor, void>({
      query: () => ({ url: profilePaths.secondFactor, method: 'POST' }),
    }),
    authConfirmSecondFactor: build.mutation<RecoveryCodes, string>({
      query: (code) => ({ url: secondFactorPaths.confirm, method: 'POST', body: { code } }),
      invalidatesTags: (_, error) => (error ? [] : [tag, 'OwnSession']),
    }),
    authRenewRecoveryCodes: build.mutation<RecoveryCodes, void>({
      query: () => ({ url: secondFactorPaths.recovery, method: 'POST' }),
      invalidatesTags: (_, error) => (error ? [] : [tag]),
    }),
    authDropSecondFactor: build.mutation<Done, void>({
      query: () => ({ url: profilePaths.secondFactor, method: 'DELETE' }),
      invalidatesTags: (_, error) => (error ? [] : [tag]),
    }),
  }),
});

export const {
  useAuthSignInWithCodeMutation,
  useAuthConfirmIdentityMutation,
  useAuthSecondFactorQuery,
  useAuthBeginSecondFactorMutation,
  useAuthConfirmSecondFactorMutation,
  useAuthRenewRecoveryCodesMutation,
  useAuthDropSecondFactorMutation,
} = secondFactorApi;
