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
import { afterFirstData } from './session/after-first-data';
import { syncProfile } from './session/sync-profile';

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
  if (readSession().token) void afterFirstData(() => void syncProfile(store.dispatch));
  return { store, router };
}

export type Router = ReturnType<typeof createBrowserRouter>;
