import { useLocation } from 'react-router-dom';

/** The navigation state that a saved form passes to the next page. */
export interface AfterSave {
  restoreScroll: true;
  saved?: { id: string; address: string };
}

/** Returns the record whose form was just saved and led to this page. */
export function useSavedRecord(): AfterSave['saved'] {
  return (useLocation().state as Partial<AfterSave> | null)?.saved;
}

/** Returns the id of the record whose form was just saved. */
export function useSavedBefore(): string | undefined {
  return useSavedRecord()?.id;
}
