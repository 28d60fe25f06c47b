import { useEffect, useState } from 'react';
import { onFreshSignIn } from '@traveldesk/shared-web';
import { freshSignIn } from '../domains';

type Dialog = Awaited<ReturnType<typeof freshSignIn>>['Component'];

interface Request {
  Dialog: Dialog;
  answer: (confirmed: boolean) => void;
}

/** Where a call that needs a fresh sign-in asks for one, over whatever screen it was made on. */
export function FreshSignInGate() {
  const [request, setRequest] = useState<Request | null>(null);
  useEffect(
    () =>
      onFreshSignIn(async () => {
        const loaded = await freshSignIn().catch(() => null);
        if (!loaded) return false;
        return new Promise<boolean>((answer) => setRequest({ Dialog: loaded.Component, answer }));
      }),
    [],
  );
  if (!request) return null;
  const { Dialog, answer } = request;
  return (
    <Dialog
      onDone={(confirmed) => {
        setRequest(null);
        answer(confirmed);
      }}
    />
  );
}
