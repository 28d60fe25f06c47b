import { Suspense, useEffect, useState } from 'react';
import { preloadable } from '@traveldesk/shared-ui';
import { onFreshSignIn } from '@traveldesk/shared-web';
import { freshSignIn } from '../domains';

interface DialogProps {
  onDone: (confirmed: boolean) => void;
  /** For who gives it up where it cannot be loaded. */
  onClose: () => void;
}

const { Component: Dialog } = preloadable<DialogProps>(async () => (await freshSignIn()).Component);

/**
 * Where a call that needs a fresh sign-in asks for one, over whatever screen it was made on. The call waits, also while the
 * dialog's code cannot be loaded: with what was typed, until it is tried again or given up.
 */
export function FreshSignInGate() {
  const [answer, setAnswer] = useState<(confirmed: boolean) => void>();
  useEffect(() => onFreshSignIn(() => new Promise<boolean>((resolve) => setAnswer(() => resolve))), []);
  if (!answer) return null;
  const done = (confirmed: boolean) => {
    setAnswer(undefined);
    answer(confirmed);
  };
  return (
    <Suspense>
      <Dialog onDone={done} onClose={() => done(false)} />
    </Suspense>
  );
}
