import { createBrowserRouter } from 'react-router-dom';
import {
  applyLanguage,
  createStore,
  currentLanguage,
  loadCommonTexts,
  readSession,
  renewPreferences,
  setNavigator,
} from '@traveldesk/shared-web';
import { routes } from './routing/routes';
import { syncProfile } from './session/sync-profile';

/** Once the page's own data has come and there is time: the profile is never in its way. */
function afterFirstData(run: () => void): void {
  const whenIdle = () =>
    window.requestIdleCallback ? window.requestIdleCallback(run, { timeout: 1000 }) : setTimeout(run, 200);
  void Promise.allSettled([window.earlyCall?.response]).then(() => requestAnimationFrame(whenIdle));
}

/** Makes the store and the router of this page's life. */
export async function start() {
  const language = currentLanguage();
  applyLanguage(language);
  await loadCommonTexts(language);
  const store = createStore();
  const router = createBrowserRouter(routes);
  setNavigator({ go: (path) => void router.navigate(path) });
  renewPreferences();
  if (readSession().token) afterFirstData(() => void syncProfile(store.dispatch));
  return { store, router };
}

export type Router = ReturnType<typeof createBrowserRouter>;
