import { Suspense, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { preloadable, useQuestion } from '@traveldesk/shared-ui';
import type { Supplier, SupplierInput } from '@traveldesk/suppliers-contract';
import { useLazySuppliersCredentialsQuery } from './suppliers.api';

const { Component: MoveQuestion } = preloadable(async () => (await import('./MoveQuestion')).MoveQuestion);

/**
 * Asks for confirmation before a change of address or protocol, which deletes the credentials for the former one, companies' own included.
 * `ask` throws unless confirmed; render `dialog` on the page.
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
