import { useEffect, useRef, useState, type RefObject } from 'react';
import { useNavigationType } from 'react-router-dom';
import { useSavedRecord, type AfterSave } from '../form/after-save';

/** The record whose form was just saved and led back to this list. */
export type Saved = NonNullable<AfterSave['saved']>;

/**
 * Returns the record just saved, as long as this list is shown: its row is marked and, if a changed name moved it out of view, scrolled
 * into view once. Back and reload show the list as it was left.
 */
export function useSaved(table: RefObject<HTMLElement | null>, isShown: boolean): Saved | undefined {
  // Kept while the list is mounted, on each of its pages.
  const record = useSavedRecord();
  const isBack = useNavigationType() === 'POP';
  const [saved] = useState(isBack ? undefined : record);
  const isMoved = useRef(false);
  useEffect(() => {
    const row = saved && isShown && !isMoved.current && table.current?.querySelector('[data-saved="true"]');
    if (!row) return;
    isMoved.current = true;
    const observer = new IntersectionObserver(([seen]) => {
      if (!seen?.isIntersecting) row.scrollIntoView({ block: 'center', behavior: 'instant' });
      observer.disconnect();
    });
    observer.observe(row);
    return () => observer.disconnect();
  }, [saved, isShown, table]);
  return saved;
}
