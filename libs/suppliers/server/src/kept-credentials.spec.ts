import { modulesServer } from '@traveldesk/modules-server';
import { newId, type Kernel, type ServerModule } from '@traveldesk/shared-server';
import { startTestApi } from '@traveldesk/shared-testing/server';
import { registerKeptCredentials, suppliersServer } from '.';
import { countKeptCredentials } from './kept-credentials';

/** Keeps three credentials for every supplier, and counts in its job what is kept in all. */
function keeper(): { module: ServerModule; inJob(): number | undefined } {
  let inJob: number | undefined;
  const module: ServerModule = {
    name: 'keeper',
    migrations: {},
    texts: { en: {}, fr: {}, ar: {} },
    contribute: (kernel) => registerKeptCredentials(kernel, { count: async () => 3, end: async () => {} }),
    jobs: async (kernel: Kernel) => {
      inJob = await countKeptCredentials(kernel, newId());
    },
  };
  return { module, inJob: () => inJob };
}

it('credentials that other domains store are known to the jobs of their own kernel only', async () => {
  const { module, inJob } = keeper();
  // Ahead of the suppliers' module: the order in which modules are registered says nothing.
  const one = await startTestApi({ modules: [module, modulesServer, suppliersServer] });
  const other = await startTestApi({ modules: [modulesServer, suppliersServer] });
  try {
    expect(inJob()).toBe(3);
    expect(await countKeptCredentials(one.kernel, newId())).toBe(3);
    expect(await countKeptCredentials(other.kernel, newId())).toBe(0);
  } finally {
    await one.close();
    await other.close();
  }
});
