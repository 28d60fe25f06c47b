import { setupListeners } from '@reduxjs/toolkit/query';
import { i18n } from '../i18n/i18n';
import type { AppStore } from '../store';

/**
 * Refetches the visible data and drops the rest when the language changes, because answers are translated and sorted by language, and when
 * the network returns. Uses RTK Query's "back online". Returns a function that stops it.
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
