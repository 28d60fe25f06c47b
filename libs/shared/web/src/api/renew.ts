import { setupListeners } from '@reduxjs/toolkit/query';
import { i18n } from '../i18n/i18n';
import type { AppStore } from '../store';

/**
 * What the API answers is in the language of the call, and sorted by it: a change of language asks again for what is
 * on the screen, and forgets the rest. So does a network that is back. It is RTK Query's "back online". Returns what ends it.
 */
export function renewAfterChanges(store: AppStore): () => void {
  return setupListeners(store.dispatch, (dispatch, { onOnline }) => {
    const renew = () => void dispatch(onOnline());
    i18n.on('languageChanged', renew);
    window.addEventListener('online', renew);
    return () => {
      i18n.off('languageChanged', renew);
      window.removeEventListener('online', renew);
    };
  });
}
