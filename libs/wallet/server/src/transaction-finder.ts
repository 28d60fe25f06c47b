import type { Finder } from '@traveldesk/shared-server';
import { transactionKind } from './transaction-kind';
import { findMovements } from './transactions/movements.sql';

/** Finds transactions by a reference, each of them once, even if both its sides are visible. */
export const transactionFinder: Finder = {
  ...transactionKind,
  find: async (kernel, actor, { text, most }) => {
    const { data } = await findMovements(kernel, { reference: text, page: 1, per_page: most }, actor);
    const found = new Map(data.map(({ transaction_id: id, reference }) => [id, reference]));
    return [...found].map(([id, name]) => ({ id, name: name ?? id.slice(-12) }));
  },
};
