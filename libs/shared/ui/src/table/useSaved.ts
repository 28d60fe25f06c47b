import { useEffect, useRef, useState, type RefObject } from 'react';
import { useNavigationType } from 'react-router-dom';
import { useSavedRecord, type AfterSave } from '../form/after-save';

/** The record that a form has just saved, which led back to this list. */
export type Saved = NonNullable<AfterSave['saved']>;

/**
 * What a form that led here has saved, for as long as this list is shown: the rows mark it, and one that is out of sight, as
 * it is called otherwise now, is moved into it once. Back and a reload find the list as it was left.
 */
export function useSaved(table: RefObject<HTMLElement | null>, isShown: boolean): Saved | undefined {
  // For as long as the list is there, whichever page of it is turned to.
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
