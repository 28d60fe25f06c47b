import { moneyText } from '@traveldesk/shared-contract';
import type { Finder } from '@traveldesk/shared-server';
import { transactionKind } from './transaction-kind';
import { findMovements } from './transactions/movements.sql';

/** Finds transactions by reference, each once even if both sides are visible. The hint distinguishes a payment from its refund. */
export const transactionFinder: Finder = {
  ...transactionKind,
  find: async (kernel, actor, { text, language, most }) => {
    const { data } = await findMovements(kernel, { reference: text, page: 1, per_page: most }, actor);
    const found = new Map(data.map((movement) => [movement.transaction_id, movement]));
    return [...found].map(([id, { reference, type, amount }]) => ({
      id,
      name: reference ?? id.slice(-12),
      hint: `${kernel.texts.text('wallet', `types.${type}`, language)} · ${moneyText(amount, language)}`,
    }));
  },
};
