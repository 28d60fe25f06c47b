import type { Finder } from '@traveldesk/shared-server';
import { transactionKind } from './transaction-kind';
import { findMovements } from './transactions/movements.sql';

/** How a transaction is found from anywhere: by a reference, once where both its sides are seen. */
export const transactionFinder: Finder = {
  ...transactionKind,
  find: async (kernel, actor, { text, most }) => {
    const { data } = await findMovements(kernel, { reference: text, page: 1, per_page: most }, actor);
    const found = new Map(data.map(({ transaction_id: id, reference }) => [id, reference]));
    return [...found].map(([id, name]) => ({ id, name: name ?? id.slice(-12) }));
  },
};
