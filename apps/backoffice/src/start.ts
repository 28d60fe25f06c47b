import { createBrowserRouter } from 'react-router-dom';
import { setAdditions } from '@traveldesk/shared-ui';
import {
  applyLanguage,
  beginPage,
  createStore,
  currentLanguage,
  followLanguage,
  followPreferences,
  i18n,
  keepEndingSessions,
  loadTexts,
  onNotKept,
  readSession,
  renewAfterChanges,
  renewPreferences,
  setAuditTextsLoader,
  setNavigator,
  showToast,
} from '@traveldesk/shared-web';
import { additions, loadMoreAdditions } from './domains';
import { fetchPointedAt } from './routing/pointed-at';
import { routesWith } from './routing/routes';
import { afterFirstData } from './session/after-first-data';
import { syncProfile } from './session/sync-profile';

/** Creates the page's store and router. */
export async function start() {
  beginPage();
  setAdditions(additions, loadMoreAdditions);
  setAuditTextsLoader(async () => (await import('./audit/words')).registerAuditWords());
  const language = currentLanguage();
  applyLanguage(language);
  await loadTexts(language);
  const store = createStore();
  renewAfterChanges(store);
  followLanguage();
  followPreferences();
  const router = createBrowserRouter(routesWith(store.dispatch));
  fetchPointedAt(store.dispatch);
  setNavigator({ go: (path) => void router.navigate(path) });
  renewPreferences();
  onNotKept((what) => showToast({ title: i18n.t(`notKept.${what}`, { ns: 'common' }), status: false }));
  void afterFirstData(() => {
    if (readSession().token) void syncProfile(store.dispatch);
    keepEndingSessions();
  });
  return { store, router };
}

export type Router = ReturnType<typeof createBrowserRouter>;
