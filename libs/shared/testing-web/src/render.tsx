import { act, render } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import type { ReactElement } from 'react';
import { I18nextProvider } from 'react-i18next';
import { Provider } from 'react-redux';
import { createMemoryRouter, RouterProvider, useLocation, type RouteObject } from 'react-router-dom';
import type { Language, SessionUser } from '@traveldesk/shared-contract';
import {
  clearToast,
  createStore,
  i18n,
  readToast,
  setLanguage,
  setNavigator,
  storeSession,
  type AppStore,
} from '@traveldesk/shared-web';
import { ThemeProvider } from '@traveldesk/shared-ui';

export interface RenderOptions {
  /** The signed-in user's permissions. Without these and `user`, nobody is signed in. */
  permissions?: readonly string[];
  user?: Partial<SessionUser>;
  language?: Language;
  /** The initial URL: `/countries?page=2`. */
  at?: string;
}

export interface Rendered {
  user: UserEvent;
  store: AppStore;
  /** Returns the router's current URL. */
  address: () => string;
  go: (path: string) => Promise<void>;
  back: () => Promise<void>;
  /** Returns the toast's text. */
  said: () => string;
}

/** Returns a user for tests. */
export function testUser(change: Partial<SessionUser> = {}): SessionUser {
  return {
    id: '0198f000-0000-7000-8000-000000000001',
    name: 'Mona Said',
    email: 'mona@traveldesk.example',
    type: 'staff',
    roles: [],
    permissions: [],
    links: [],
    modules: [],
    password_changed: true,
    ...change,
  };
}

async function prepare({ permissions, user, language = 'en' }: RenderOptions): Promise<void> {
  // Removes the toast of the previous test.
  clearToast();
  if (permissions || user) {
    storeSession({
      token: 'test-token',
      user: testUser({ ...(permissions && { permissions: [...permissions] }), ...user }),
    });
  }
  await setLanguage(language);
}

/** Shows the URL to which a screen under test has navigated. */
function Elsewhere() {
  const { pathname, search } = useLocation();
  return <output aria-label="elsewhere">{pathname + search}</output>;
}

/**
 * Renders routes with the real store, router, texts and theme; the network is `mockApi`'s. Any other URL shows itself, so that a test sees
 * where a link led. A function of `dispatch` returns routes whose loaders use the store.
 */
export async function renderRoutes(
  given: RouteObject[] | ((dispatch: AppStore['dispatch']) => RouteObject[]),
  options: RenderOptions = {},
): Promise<Rendered> {
  // An earlier screen of the test may still be mounted and follow the session and the language.
  await act(() => prepare(options));
  const store = createStore();
  const routes = typeof given === 'function' ? given(store.dispatch) : given;
  const router = createMemoryRouter([...routes, { path: '*', element: <Elsewhere /> }], {
    initialEntries: [options.at ?? '/'],
  });
  setNavigator({ go: (path) => void router.navigate(path), reload: (path) => void router.navigate(path) });
  // Waits for effects of the first render: a disabled select closes a moment later, and antd’s locale is loaded.
  await act(async () => {
    render(
      <Provider store={store}>
        <I18nextProvider i18n={i18n}>
          <ThemeProvider>
            <RouterProvider router={router} />
          </ThemeProvider>
        </I18nextProvider>
      </Provider>,
    );
  });
  return {
    user: userEvent.setup(),
    store,
    address: () => {
      const { pathname, search, hash } = router.state.location;
      return pathname + search + hash;
    },
    go: (path) => act(() => router.navigate(path)),
    back: () => act(() => router.navigate(-1)),
    said: () => readToast().title,
  };
}

/** Renders one screen at its route: `renderScreen(<CountriesPage />, { path: '/countries', permissions })`. */
export function renderScreen(
  screen: ReactElement,
  { path, ...options }: RenderOptions & { path: string },
): Promise<Rendered> {
  return renderRoutes([{ path, element: screen }], { at: path, ...options });
}
