import { createBrowserRouter } from 'react-router-dom';
import {
  applyLanguage,
  createStore,
  currentLanguage,
  loadCommonTexts,
  readSession,
  renewOnLanguageChange,
  renewPreferences,
  setNavigator,
} from '@traveldesk/shared-web';
import { routes } from './routing/routes';
import { syncProfile } from './session/sync-profile';

/** After the first paint, so that the profile never stands before the page's own data. */
function afterPaint(run: () => void): void {
  requestAnimationFrame(() => setTimeout(run, 0));
}

/** Makes the store and the router of this page's life. */
export async function start() {
  const language = currentLanguage();
  applyLanguage(language);
  await loadCommonTexts(language);
  const store = createStore();
  renewOnLanguageChange(store);
  const router = createBrowserRouter(routes);
  setNavigator({ go: (path) => void router.navigate(path) });
  renewPreferences();
  if (readSession().token) afterPaint(() => void syncProfile(store.dispatch));
  return { store, router };
}

export type Router = ReturnType<typeof createBrowserRouter>;
