import type { SessionUser } from '@traveldesk/shared-contract';
import { baseApi, navigator, readSession, renewUser, type AppDispatch } from '@traveldesk/shared-web';

const profileApi = baseApi.injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    shellProfile: build.query<SessionUser, void>({
      query: () => ({ url: '/me' }),
      transformResponse: ({ data }: { data: SessionUser }) => data,
      extraOptions: { silent: true },
    }),
  }),
});

/**
 * SPECIFICATION 4: syncs the profile at the start, so that changed permissions apply to guards and menus. Failures are ignored
 * (SPECIFICATION 8), except 401 and 409, which the base query handles.
 */
export async function syncProfile(dispatch: AppDispatch): Promise<void> {
  const asked = readSession();
  const { data: user } = await dispatch(
    profileApi.endpoints.shellProfile.initiate(undefined, { forceRefetch: true }),
  );
  // A session changed meanwhile, by sign-out or set-up, has the newer profile.
  if (!user || readSession() !== asked) return;
  renewUser(user);
  if (!user.password_changed) navigator.go('/change-password');
}
