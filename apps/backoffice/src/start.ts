import { createBrowserRouter } from 'react-router-dom';
import {
  applyLanguage,
  createStore,
  currentLanguage,
  firstStyle,
  loadCommonTexts,
  readSession,
  renewOnLanguageChange,
  renewPreferences,
  setNavigator,
  wholeStyle,
} from '@traveldesk/shared-web';
import { routesWith } from './routing/routes';
import { afterFirstData } from './session/after-first-data';
import { syncProfile } from './session/sync-profile';

/** How long the first screen may take to be rendered at once; after that the loading bar stands in its place. */
const patience = 300;

/** Resolves when the first screen's code is here, and its data if they have come. */
function firstScreen(router: Router): Promise<void> {
  return new Promise((resolve) => {
    const end = () => {
      stop();
      clearTimeout(timer);
      resolve();
    };
    const timer = setTimeout(end, patience);
    const look = ({ initialized }: Router['state']) => initialized && end();
    const stop = router.subscribe(look);
    look(router.state);
  });
}

/** Makes the store and the router of this page's life. */
export async function start() {
  const language = currentLanguage();
  applyLanguage(language);
  await loadCommonTexts(language);
  const store = createStore();
  renewOnLanguageChange(store);
  const router = createBrowserRouter(routesWith(store.dispatch));
  setNavigator({ go: (path) => void router.navigate(path) });
  renewPreferences();
  void afterFirstData(() => {
    if (readSession().token) void syncProfile(store.dispatch);
    void wholeStyle();
  });
  await Promise.all([firstScreen(router), firstStyle()]);
  return { store, router };
}

export type Router = ReturnType<typeof createBrowserRouter>;
