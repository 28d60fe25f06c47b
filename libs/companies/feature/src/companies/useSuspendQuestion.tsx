import { Suspense, useEffect, useRef, useState, type ReactNode } from 'react';
import type { Company, CompanyInput } from '@traveldesk/companies-contract';
import { preloadable } from '@traveldesk/shared-ui';

const { Component: SuspendQuestion } = preloadable(
  async () => (await import('./SuspendQuestion')).SuspendQuestion,
);

/** Thrown where the question was answered with no: nothing is sent, and the form stays as it is. */
class NotConfirmed extends Error {}

/**
 * To suspend a company ends what its people and programs were given. `ask` says so before it is saved, and throws unless that is wanted;
 * `dialog` is to be placed somewhere on the page.
 */
export function useSuspendQuestion() {
  const [name, setName] = useState<string>();
  const [open, setOpen] = useState(false);
  const settle = useRef<(confirmed: boolean) => void>(undefined);
  const answer = (confirmed: boolean) => {
    setOpen(false);
    settle.current?.(confirmed);
  };
  // Who leaves the page with the question open has not said yes.
  useEffect(() => () => settle.current?.(false), []);

  const ask = async (before: Company | undefined, input: CompanyInput): Promise<void> => {
    if (!before || before.status === input.status || input.status !== 'suspended') return;
    setName(before.name);
    setOpen(true);
    const confirmed = await new Promise<boolean>((resolve) => {
      settle.current = resolve;
    });
    if (!confirmed) throw new NotConfirmed();
  };
  const dialog: ReactNode = name !== undefined && (
    <Suspense>
      <SuspendQuestion open={open} name={name} onAnswer={answer} onClose={() => answer(false)} />
    </Suspense>
  );
  return { ask, dialog };
}
