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
 * SPECIFICATION 4: on start the profile is synced, so that a right given or taken meanwhile shows in guards
 * and menus. A failure is ignored (SPECIFICATION 8), but for 401 and 409, which the base query deals with.
 */
export async function syncProfile(dispatch: AppDispatch): Promise<void> {
  const asked = readSession();
  const { data: user } = await dispatch(
    profileApi.endpoints.shellProfile.initiate(undefined, { forceRefetch: true }),
  );
  // Whoever has signed out or set something up meanwhile has the newer profile.
  if (!user || readSession() !== asked) return;
  renewUser(user);
  if (!user.password_changed) navigator.go('/change-password');
}
