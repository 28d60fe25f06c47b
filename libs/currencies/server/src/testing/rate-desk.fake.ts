import { newId, systemChange, type Kernel, type ServerModule } from '@traveldesk/shared-server';
import type { TestApi } from '@traveldesk/shared-testing/server';
import { dropRates, enactRates, registerRateApproval, type AskedRates } from '..';

/** A module that takes requests to approve rates, as the wallet does. */
export function createRateDesk() {
  const requests = new Map<string, { userId: string; asked: AskedRates }>();
  const takeRequests = (kernel: Kernel) =>
    registerRateApproval(kernel, async (_tx, _record, { userId }, asked) => {
      const id = newId();
      requests.set(id, { userId, asked });
      return id;
    });
  const module: ServerModule = {
    name: 'desk',
    migrations: {},
    texts: { en: {}, fr: {}, ar: {} },
    contribute: takeRequests,
  };
  const requestOf = (id: string | null) => {
    const request = requests.get(id ?? '');
    if (!request) throw new Error(`Nobody has asked for ${id}.`);
    return { id: id ?? '', ...request };
  };
  return {
    module,
    requests,
    approve: ({ kernel }: TestApi, approval: string | null) => {
      const { id, asked, userId } = requestOf(approval);
      return systemChange(kernel, (tx, record) =>
        enactRates(tx, record, { userId }, { approvalId: id, asked }),
      );
    },
    decline: ({ kernel }: TestApi, approval: string | null) =>
      systemChange(kernel, (tx) => dropRates(tx, requestOf(approval).id)),
  };
}
