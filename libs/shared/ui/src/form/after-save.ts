import { useLocation } from 'react-router-dom';

/** What a saved form tells the page that it leads to: the state of that navigation. */
export interface AfterSave {
  restoreScroll: true;
  saved?: { id: string; address: string };
}

/** The record that a form has just saved, which led to this page. */
export function useSavedRecord(): AfterSave['saved'] {
  return (useLocation().state as Partial<AfterSave> | null)?.saved;
}

/** Its id, where it is a page of the record itself. */
export function useSavedBefore(): string | undefined {
  return useSavedRecord()?.id;
}
