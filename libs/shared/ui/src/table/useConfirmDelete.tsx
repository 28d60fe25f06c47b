import { Suspense, useState, type ReactNode } from 'react';
import { preloadable } from '../lazy/preloadable';
import type { DeleteAction } from './actions';

const { Component: ConfirmDelete, preload } = preloadable(
  async () => (await import('./ConfirmDelete')).ConfirmDelete,
);
export const loadConfirmDelete = preload;

/** Asks before a deletion: what to call with the row's action, and the dialog to place somewhere on the page. */
export function useConfirmDelete(): { ask: (action: DeleteAction) => void; dialog: ReactNode } {
  const [action, setAction] = useState<DeleteAction>();
  const [open, setOpen] = useState(false);
  return {
    ask: (asked) => {
      setAction(asked);
      setOpen(true);
    },
    dialog: action && (
      <Suspense>
        <ConfirmDelete open={open} name={action.name} onConfirm={action.run} onClose={() => setOpen(false)} />
      </Suspense>
    ),
  };
}
