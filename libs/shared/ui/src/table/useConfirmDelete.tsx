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

/** It keeps the question to itself: whoever has it asked, with twenty rows to show, is not rendered again for it. */
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
          // A deletion that is answered late closes its own question, and not the one asked since.
          onClose={() => now.current === round && setOpen(false)}
        />
      </Suspense>
    )
  );
}

/** Asks before a deletion: what to call with the row's action, and the dialog to place somewhere on the page. */
export function useConfirmDelete(): { ask: Ask; dialog: ReactNode } {
  const question = useRef<Ask>(null);
  const ask = useCallback<Ask>((action) => question.current?.(action), []);
  return { ask, dialog: <DeleteQuestion ref={question} /> };
}
