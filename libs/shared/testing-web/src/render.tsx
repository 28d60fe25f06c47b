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
  /** What the signed-in user may do. Nobody is signed in where it is not given. */
  permissions?: readonly string[];
  user?: Partial<SessionUser>;
  language?: Language;
  /** The address to begin at: `/countries?page=2`. */
  at?: string;
}

export interface Rendered {
  user: UserEvent;
  store: AppStore;
  /** The address that the router is at now. */
  address: () => string;
  go: (path: string) => Promise<void>;
  back: () => Promise<void>;
  /** What the toast says. */
  said: () => string;
}

/** A signed-in user of the tests. */
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
  // What was said in the test before is not of this one.
  clearToast();
  if (permissions || user) {
    storeSession({
      token: 'test-token',
      user: testUser({ ...(permissions && { permissions: [...permissions] }), ...user }),
    });
  }
  await setLanguage(language);
}

/** Where a screen under test has led to. */
function Elsewhere() {
  const { pathname, search } = useLocation();
  return <output aria-label="elsewhere">{pathname + search}</output>;
}

/**
 * Routes with the real store, router, texts and theme; the network is `mockApi`'s. Any other address shows itself, so that a
 * test sees where a link led. Routes whose loaders use the store are made with its `dispatch`.
 */
export async function renderRoutes(
  given: RouteObject[] | ((dispatch: AppStore['dispatch']) => RouteObject[]),
  options: RenderOptions = {},
): Promise<Rendered> {
  // An earlier screen of the test may still be mounted: it hears of the session and the language too.
  await act(() => prepare(options));
  const store = createStore();
  const routes = typeof given === 'function' ? given(store.dispatch) : given;
  const router = createMemoryRouter([...routes, { path: '*', element: <Elsewhere /> }], {
    initialEntries: [options.at ?? '/'],
  });
  setNavigator({ go: (path) => void router.navigate(path), reload: (path) => void router.navigate(path) });
  // Waits for what the first render sets off: a disabled select closes a moment later, and antd’s locale is loaded.
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

/** One screen at its route, as `renderScreen(<CountriesPage />, { path: '/countries', permissions })`. */
export function renderScreen(
  screen: ReactElement,
  { path, ...options }: RenderOptions & { path: string },
): Promise<Rendered> {
  return renderRoutes([{ path, element: screen }], { at: path, ...options });
}
