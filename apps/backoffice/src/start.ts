import { createBrowserRouter } from 'react-router-dom';
import { setAdditions } from '@traveldesk/shared-ui';
import {
  applyLanguage,
  beginPage,
  createStore,
  currentLanguage,
  firstStyle,
  followLanguage,
  followPreferences,
  i18n,
  keepEndingSessions,
  loadPageTexts,
  onNotKept,
  readSession,
  renewAfterChanges,
  renewPreferences,
  setAuditWords,
  setNavigator,
  showToast,
} from '@traveldesk/shared-web';
import { additions } from './domains';
import { fetchMenu } from './menu/fetch-menu';
import { fetchPointedAt } from './routing/pointed-at';
import { routesWith } from './routing/routes';
import { afterFirstData } from './session/after-first-data';
import { syncProfile } from './session/sync-profile';

/** How long the first screen may take to be rendered at once; after that the loading bar is shown in its place. */
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
  beginPage();
  setAdditions(additions);
  setAuditWords(async () => (await import('./audit/words')).registerAuditWords());
  const language = currentLanguage();
  applyLanguage(language);
  await loadPageTexts(language);
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
    fetchMenu();
    keepEndingSessions();
  });
  await Promise.all([firstScreen(router), firstStyle()]);
  return { store, router };
}

export type Router = ReturnType<typeof createBrowserRouter>;
