import type { Page } from '@traveldesk/shared-contract';
import { describeOnDatabase } from '@traveldesk/shared-testing/server';
import type { Supplier } from '@traveldesk/suppliers-contract';
import { suppliersServer } from '.';
import { startSupplierApi, type SupplierApi } from './testing/supplier-api';

describeOnDatabase('demo suppliers', (makeApi) => {
  let suppliers: SupplierApi;

  beforeAll(async () => {
    suppliers = await startSupplierApi(makeApi, { sandboxPort: 4419 });
    await suppliersServer.demo?.(suppliers.api.kernel);
  });

  const list = async () => (await suppliers.call('GET', '/suppliers')).json<Page<Supplier>>();

  it('number seven, three of them at the training supplier’s port, which sells flights and hotels', async () => {
    const { data, total } = await list();
    expect(total).toBe(7);
    const training = data.filter(({ base_url }) => base_url === 'http://127.0.0.1:4419');
    expect(training.map(({ key, module, status }) => [key, module.key, status])).toEqual([
      ['training-hotels', 'hotels', 'active'],
      ['training', 'flights', 'active'],
      ['training-slow', 'flights', 'active'],
    ]);
    expect(new Set(training.map(({ currency }) => currency)).size).toBe(2);
  });

  it('are in the history without an author', async () => {
    const { id } = (await list()).data[0] ?? { id: '' };
    const history = (await suppliers.call('GET', `/suppliers/${id}/history`)).json();
    expect(history).toMatchObject({ total: 1, data: [{ action: 'create', actor: null }] });
  });

  it('are added once, and follow the port of the training supplier', async () => {
    const { kernel } = suppliers.api;
    const atlas = (await list()).data.find(({ key }) => key === 'atlas');
    await suppliers.call('DELETE', `/suppliers/${atlas?.id}`);
    const [tested] = (await list()).data.filter(({ base_url }) => base_url.startsWith('http://127.0.0.1:'));
    const id = tested?.id ?? '';
    await suppliers.call('POST', `/suppliers/${id}/test`);
    expect(await suppliers.read(id)).toMatchObject({ last_test: { outcome: expect.any(String) } });
    const config = { ...kernel.config, sandboxPort: 4418 };
    await suppliersServer.demo?.({ ...kernel, config });
    const { data, total } = await list();
    expect(total).toBe(6);
    const training = data.filter(({ base_url }) => base_url === 'http://127.0.0.1:4418');
    expect(training).toHaveLength(3);
    expect(training.every(({ credentials }) => credentials.set)).toBe(true);
    // A test at the former port says nothing about the new one.
    expect(await suppliers.read(id)).toMatchObject({ base_url: 'http://127.0.0.1:4418', last_test: null });
  });
});
