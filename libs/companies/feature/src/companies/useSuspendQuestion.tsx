import { Suspense, useState, type ReactNode } from 'react';
import type { Company, CompanyInput } from '@traveldesk/companies-contract';
import { preloadable, useQuestion } from '@traveldesk/shared-ui';

const { Component: SuspendQuestion } = preloadable(
  async () => (await import('./SuspendQuestion')).SuspendQuestion,
);

/**
 * Confirms saves that suspend a company, because this ends its users' sessions and its API tokens. `ask` throws unless the user confirms;
 * the page renders `dialog`.
 */
export function useSuspendQuestion() {
  const [name, setName] = useState<string>();
  const { open, answer, confirm } = useQuestion();

  const ask = async (before: Company | undefined, input: CompanyInput): Promise<void> => {
    if (!before || before.status === input.status || input.status !== 'suspended') return;
    setName(before.name);
    await confirm();
  };
  const dialog: ReactNode = name !== undefined && (
    <Suspense>
      <SuspendQuestion open={open} name={name} onAnswer={answer} onClose={() => answer(false)} />
    </Suspense>
  );
  return { ask, dialog };
}
