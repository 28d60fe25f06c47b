import {
  Suspense,
  useCallback,
  useImperativeHandle,
  useRef,
  useState,
  type ReactNode,
  type Ref,
} from 'react';
import { preloadable } from '../lazy/preloadable';
import type { DeleteAction } from './actions';

const { Component: ConfirmDelete, preload } = preloadable(
  async () => (await import('./ConfirmDelete')).ConfirmDelete,
);
export const loadConfirmDelete = preload;

type Ask = (action: DeleteAction) => void;

/** Holds the question in its own state, so that asking does not render the list around it. */
function DeleteQuestion({ ref }: { ref: Ref<Ask> }) {
  const [action, setAction] = useState<DeleteAction>();
  const [round, setRound] = useState(0);
  const [open, setOpen] = useState(false);
  const now = useRef(0);
  useImperativeHandle(
    ref,
    (): Ask => (asked) => {
      now.current += 1;
      setRound(now.current);
      setAction(asked);
      setOpen(true);
    },
    [],
  );
  return (
    action && (
      <Suspense>
        <ConfirmDelete
          key={round}
          open={open}
          name={action.name}
          onConfirm={action.run}
          undo={action.undo}
          // A late answer closes its own question only, not a newer one.
          onClose={() => now.current === round && setOpen(false)}
        />
      </Suspense>
    )
  );
}

/** Returns `ask`, to call with a row's delete action, and the dialog to place on the page. */
export function useConfirmDelete(): { ask: Ask; dialog: ReactNode } {
  const question = useRef<Ask>(null);
  const ask = useCallback<Ask>((action) => question.current?.(action), []);
  return { ask, dialog: <DeleteQuestion ref={question} /> };
}
