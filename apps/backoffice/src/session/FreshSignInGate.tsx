import { Suspense, useEffect, useState } from 'react';
import { preloadable } from '@traveldesk/shared-ui';
import { onFreshSignIn } from '@traveldesk/shared-web';
import { freshSignIn } from '../domains';

interface DialogProps {
  onDone: (confirmed: boolean) => void;
  /** Cancels if the dialog cannot be loaded. */
  onClose: () => void;
}

const { Component: Dialog } = preloadable<DialogProps>(async () => (await freshSignIn()).Component);

/**
 * Asks for a fresh sign-in when a call needs one, over any screen. The call waits with its input, even while the dialog's code cannot be
 * loaded, until the user retries or cancels.
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
