import { Suspense, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { preloadable, useQuestion } from '@traveldesk/shared-ui';
import type { Supplier, SupplierInput } from '@traveldesk/suppliers-contract';
import { useLazySuppliersCredentialsQuery } from './suppliers.api';

const { Component: MoveQuestion } = preloadable(async () => (await import('./MoveQuestion')).MoveQuestion);

/**
 * Another address or protocol ends what was given for the former one. `ask` says before it is saved what that is, for how
 * many companies too, and throws unless that is wanted; `dialog` is to be placed somewhere on the page.
 */
export function useMoveQuestion() {
  const { t } = useTranslation('suppliers');
  const [read] = useLazySuppliersCredentialsQuery();
  const [question, setQuestion] = useState<{ name: string; ending: string[] }>();
  const { open, answer, confirm } = useQuestion();

  const ask = async (before: Supplier, input: SupplierInput): Promise<void> => {
    if (before.base_url === input.base_url && before.protocol === input.protocol) return;
    const { own, companies } = await read(before.id).unwrap();
    const ending = [
      ...(own ? [t(input.credentials == null ? 'move.own' : 'move.replaced')] : []),
      ...(companies > 0 ? [t('move.companies', { count: companies })] : []),
    ];
    if (ending.length === 0) return;
    setQuestion({ name: before.name, ending });
    await confirm();
  };
  const dialog: ReactNode = question && (
    <Suspense>
      <MoveQuestion {...question} open={open} onAnswer={answer} onClose={() => answer(false)} />
    </Suspense>
  );
  return { ask, dialog };
}
