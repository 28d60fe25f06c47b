import type {
  Credentials,
  Invitation,
  Login,
  PasswordChange,
  PasswordChanged,
  PasswordReset,
  ResetRequest,
  UserForm,
} from '@traveldesk/auth-contract';
import { invitationHeader } from '@traveldesk/auth-contract';
import type { Done } from '@traveldesk/shared-contract';
import { baseApi } from '@traveldesk/shared-web';

const authApi = baseApi.injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    authLogin: build.mutation<Login, Credentials>({
      query: (body) => ({ url: '/login', method: 'POST', body }),
    }),
    authUpdatePassword: build.mutation<PasswordChanged, PasswordChange>({
      query: (body) => ({ url: '/update_password', method: 'POST', body }),
    }),
    authForgetPassword: build.mutation<Done, ResetRequest>({
      query: (body) => ({ url: '/forget-password', method: 'POST', body }),
    }),
    authResetPassword: build.mutation<Done, PasswordReset>({
      query: (body) => ({ url: '/reset-password', method: 'POST', body }),
    }),
    authInvitation: build.query<Invitation, string>({
      query: (token) => ({ url: '/invitation', headers: { [invitationHeader]: token } }),
      transformResponse: ({ data }: { data: Invitation }) => data,
      // The screen shows the error itself.
      extraOptions: { silent: true },
    }),
    authUserForm: build.mutation<Done<{ email: string }>, UserForm>({
      query: (body) => ({ url: '/user-form', method: 'POST', body }),
    }),
  }),
});

export const {
  useAuthLoginMutation,
  useAuthUpdatePasswordMutation,
  useAuthForgetPasswordMutation,
  useAuthResetPasswordMutation,
  useAuthInvitationQuery,
  useAuthUserFormMutation,
} = authApi;
