import { useCallback, useEffect, useRef } from 'react';
import { useBlocker, type Location } from 'react-router-dom';
import { useTranslation } from 'react-i18next';
import { hasUnsaved, holdUnsaved, readSession, type Leaving } from '@traveldesk/shared-web';
import type { Edits } from './useEdits';

interface Guarded {
  edits: Edits;
  /** The parameters of the address that say whose form it is. */
  keys?: readonly string[] | undefined;
  /** Keeps what was typed, where the page ends without a question that the user could answer by staying. */
  keep?: (why: Leaving) => void;
  /** The user leaves the form, and means it. */
  onLeft?: () => void;
}

const noKeys: readonly string[] = [];
const nothing = () => {};

/**
 * Asks before unsaved changes are left behind: inside the application, at a logout, and when the tab is closed. A form is
 * left with its path, and with the parameters of the address that say whose form it is (`keys`). Returns what tells
 * whether the form is still the place where the user is, or is going to be.
 */
export function useLeaveGuard({
  edits,
  keys = noKeys,
  keep = nothing,
  onLeft = nothing,
}: Guarded): () => boolean {
  const { dirty, isDirty } = edits;
  const { t } = useTranslation('common');
  const left = useRef(false);
  const leads = useCallback(
    (from: Location, to: Location) => {
      const valueIn = ({ search }: Location, key: string) => new URLSearchParams(search).get(key);
      return from.pathname !== to.pathname || keys.some((key) => valueIn(from, key) !== valueIn(to, key));
    },
    [keys],
  );
  const blocker = useBlocker(({ currentLocation, nextLocation }) => {
    if (!leads(currentLocation, nextLocation)) return false;
    left.current = !isDirty();
    if (left.current) onLeft();
    return isDirty();
  });
  useEffect(() => {
    if (blocker.state !== 'blocked') return;
    left.current = window.confirm(t('form.unsaved'));
    if (left.current) {
      onLeft();
      blocker.proceed();
    } else blocker.reset();
  }, [blocker, onLeft, t]);
  useEffect(() => {
    if (!dirty) return;
    const release = holdUnsaved({ ask: () => window.confirm(t('form.unsaved')), keep });
    // Who is signed out can save nothing any more.
    const ask = (event: BeforeUnloadEvent) => hasUnsaved() && readSession().token && event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => {
      release();
      window.removeEventListener('beforeunload', ask);
    };
  }, [dirty, keep, t]);
  return useCallback(() => !left.current, []);
}
