import { useEffect } from 'react';
import {
  matchPath,
  redirect,
  useLoaderData,
  useParams,
  type LoaderFunctionArgs,
  type RouteObject,
} from 'react-router-dom';
import { pageRefused, readSession, styleOf, takeFirstData, type AppStore } from '@traveldesk/shared-web';
import { screens, type Screen, type ScreenModule } from '../domains';
import { screenShown } from '../session/after-first-data';
import { RouteError } from '../errors/RouteError';
import { FirstLoad } from '../feedback/FirstLoad';
import { lacksPermission, redirectOf } from './guard';
import { recordId } from './record-id';
import { sayWhy } from './say-why';
import { Root } from './Root';

const layouts: Record<Screen['layout'], () => Promise<ScreenModule>> = {
  default: () => import('../layout/DefaultLayout'),
  blank: () => import('../layout/BlankLayout'),
};

/** The screen at a path, the first that fits. Every path has one: the last of the table takes what no other does. */
function screenAt(pathname: string): Screen | undefined {
  return screens.find(({ path }) => matchPath(path, pathname));
}

export function isList(pathname: string): boolean {
  return screenAt(pathname)?.first?.filters !== undefined;
}

/** Whether the address names a record by what no record is called: nothing need be asked to know that it does not exist. */
const namesNoRecord = ({ path }: Screen, { pathname }: URL) => {
  const id = matchPath(path, pathname)?.params['id'];
  return id !== undefined && !new RegExp(`^${recordId}$`).test(id);
};

/** The guards come before the chunk: nothing is loaded of a screen that is not to be shown. */
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
    const [module] = await Promise.all([load(screen), styleOf(screens.indexOf(screen))]);
    if (module.first) await takeFirstData(module.first, dispatch, url);
    return module;
  };
}

function Layout() {
  const { Component } = useLoaderData<ScreenModule>();
  return <Component />;
}

/** SPECIFICATION 4: the view is re-created when the route's id changes. */
function View() {
  const { Component } = useLoaderData<ScreenModule>();
  const { id } = useParams();
  useEffect(screenShown, []);
  return <Component key={id} />;
}

/** A filter or a page of a list changes the query alone: there is nothing to load or to guard. */
const onAnotherPath = ({ currentUrl, nextUrl }: { currentUrl: URL; nextUrl: URL }) =>
  currentUrl.pathname !== nextUrl.pathname;

function layoutRoute(layout: Screen['layout'], dispatch: AppStore['dispatch']): RouteObject {
  return {
    id: layout,
    Component: Layout,
    loader: guarded((screen) => layouts[screen.layout](), dispatch),
    shouldRevalidate: () => false,
    children: screens
      .filter((screen) => screen.layout === layout)
      .map((screen) => ({
        id: screen.name,
        path: screen.path,
        Component: View,
        loader: guarded(() => screen.lazy(), dispatch),
        shouldRevalidate: onAnotherPath,
        ErrorBoundary: RouteError,
      })),
  };
}

/** The table of screens as the router has it; `dispatch` is the store's. */
export const routesWith = (dispatch: AppStore['dispatch']): RouteObject[] => [
  {
    id: 'root',
    Component: Root,
    HydrateFallback: FirstLoad,
    ErrorBoundary: RouteError,
    children: [layoutRoute('default', dispatch), layoutRoute('blank', dispatch)],
  },
];
