import { modulesServer } from '@traveldesk/modules-server';
import { createSecrets, toolsOf } from '@traveldesk/shared-server';
import { startTestApi } from '@traveldesk/shared-testing/server';
import { suppliersServer } from '.';
import { loadDemoSuppliers } from './demo';
import { fakeProtocols } from './testing/protocols.fake';

const key = (byte: number) => Buffer.alloc(32, byte).toString('base64');

it('moves stored credentials to the newest key by a job of the API', async () => {
  const api = await startTestApi({
    modules: [modulesServer, suppliersServer, fakeProtocols],
    config: { secretKey: `new:${key(2)},old:${key(1)}` },
    work: true,
  });
  try {
    const { kernel } = api;
    const secrets = createSecrets(`old:${key(1)}`);
    await loadDemoSuppliers(kernel, { ...toolsOf(kernel, 'suppliers'), secrets });
    const sealed = () =>
      kernel.db.selectFrom('suppliers').select('credentials').where('credentials', 'is not', null).execute();
    expect((await sealed()).every(({ credentials }) => credentials?.startsWith('v1.old.'))).toBe(true);

    await kernel.jobs.send('reseal-supplier-credentials', {});
    const deadline = Date.now() + 15_000;
    while (
      Date.now() < deadline &&
      (await sealed()).some(({ credentials }) => !credentials?.startsWith('v1.new.'))
    ) {
      await new Promise((resolve) => setTimeout(resolve, 200));
    }
    const rows = await sealed();
    expect(rows).toHaveLength(5);
    expect(rows.every(({ credentials }) => credentials?.startsWith('v1.new.'))).toBe(true);
  } finally {
    await api.close();
  }
});
