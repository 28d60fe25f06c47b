import type { Loosening, ServerModule } from '@traveldesk/shared-server';

/** A requested loosening, as the approver would see it. */
export type Asked = Pick<Loosening, 'field' | 'before' | 'after' | 'companyId' | 'reason'>;

/** Replaces approvals in tests of lower domains: records requested loosenings and approves none. */
export function notedLoosenings(): { module: ServerModule; asked: Asked[] } {
  const asked: Asked[] = [];
  const module: ServerModule = {
    name: 'loosenings',
    migrations: {},
    texts: { en: {}, fr: {}, ar: {} },
    tools: () => ({
      moneySettings: {
        registered: new Map(),
        ask: async (_tx, _record, _actor, { field, before, after, companyId, reason }) => {
          asked.push({ field, before, after, companyId, reason });
        },
        waiting: async () => [],
      },
    }),
  };
  return { module, asked };
}
