import { lazy, Suspense, useState, type ReactNode } from 'react';
import type { DeleteAction } from './actions';

export const loadConfirmDelete = () => import('./ConfirmDelete');
const ConfirmDelete = lazy(async () => ({ default: (await loadConfirmDelete()).ConfirmDelete }));

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
