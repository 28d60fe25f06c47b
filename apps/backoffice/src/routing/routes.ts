import { redirect, replace, type LoaderFunctionArgs, type RouteObject } from 'react-router-dom';
import {
  currentLanguage,
  hasUnsaved,
  i18n,
  loadFirst,
  loadTexts,
  pageRefused,
  readSession,
  showToast,
  type AppStore,
} from '@traveldesk/shared-web';
import { screens, type Screen, type ScreenModule } from '../domains';
import { RouteError } from '../errors/RouteError';
import { FirstLoad } from '../feedback/FirstLoad';
import { lacksPermission, namesNoRecord, redirectOf } from './guard';
import { noteFirstCall } from '../session/after-first-data';
import { byFirstWord } from './first-word';
import { loadScreen } from './load-screen';
import { MissingPage } from './missing-page';
import { sayWhy } from './say-why';
import { Root } from './Root';
import { screenAt } from './screen-at';
import { shownAddress } from './shown';
import { Layout, View } from './View';

const layouts: Record<Screen['layout'], () => Promise<ScreenModule>> = {
  default: () => import('../layout/DefaultLayout'),
  blank: () => import('../layout/BlankLayout'),
};

/** Keeps the current page and shows a toast if another page fails to load while there are unsaved changes; otherwise throws. */
function stayWithUnsaved(failure: unknown): never {
  const address = shownAddress();
  if (address === undefined || !hasUnsaved())
    throw new MissingPage('This page did not load.', { cause: failure });
  showToast({ title: i18n.t('part.stays', { ns: 'common' }), status: false });
  throw replace(address);
}

/** Runs the guards before loading the chunk, so that nothing loads of a forbidden screen. */
function guarded(load: (screen: Screen) => Promise<ScreenModule>, dispatch: AppStore['dispatch']) {
  return async ({ request }: LoaderFunctionArgs) => {
    const url = new URL(request.url);
    const screen = screenAt(url.pathname);
    if (!screen) throw redirect('/');
    const session = readSession();
    const target = redirectOf(screen, url, session);
    if (target) {
      if (lacksPermission(screen, session)) {
        pageRefused(url.pathname + url.search + url.hash);
        sayWhy(screen);
      }
      throw redirect(target);
    }
    if (namesNoRecord(screen, url)) throw redirect(`/error${url.pathname}`);
    const module = await load(screen).catch(stayWithUnsaved);
    const { loader } = module.Component;
    if (loader) noteFirstCall(loadFirst(loader, dispatch, url));
    // After the first call, so that both are under way at once.
    await loadTexts(currentLanguage());
    return module;
  };
}

/** Changes of a list's query need no loading and no guard. */
const onAnotherPath = ({ currentUrl, nextUrl }: { currentUrl: URL; nextUrl: URL }) =>
  currentUrl.pathname !== nextUrl.pathname;

function layoutRoute(layout: Screen['layout'], dispatch: AppStore['dispatch']): RouteObject {
  const routes = screens
    .filter((screen) => screen.layout === layout)
    .map((screen) => ({
      id: screen.name,
      path: screen.path,
      Component: View,
      loader: guarded(() => loadScreen(screen), dispatch),
      shouldRevalidate: onAnotherPath,
      ErrorBoundary: RouteError,
    }));
  return {
    id: layout,
    Component: Layout,
    loader: guarded((screen) => layouts[screen.layout](), dispatch),
    shouldRevalidate: () => false,
    children: [...byFirstWord(routes)].flatMap(([word, alike]) => below(`/${word}`, alike)),
  };
}

/**
 * Nests the screens below their list's path, so that a URL is matched against some twenty patterns rather than one per screen. Without a
 * screen at that path they stay separate, as the parent alone would be an empty page.
 */
function below(path: string, routes: readonly (RouteObject & { path: string })[]): readonly RouteObject[] {
  const isThere = routes.length > 1 && routes.some((route) => route.path === path);
  return isThere ? [{ path, children: [...routes] }] : routes;
}

/** Returns the screens as routes; `dispatch` is the store's. */
export const routesWith = (dispatch: AppStore['dispatch']): RouteObject[] => [
  {
    id: 'root',
    Component: Root,
    HydrateFallback: FirstLoad,
    ErrorBoundary: RouteError,
    children: [layoutRoute('default', dispatch), layoutRoute('blank', dispatch)],
  },
];
