import { modulesServer } from '@traveldesk/modules-server';
import type { Module } from '@traveldesk/modules-contract';
import type { Page } from '@traveldesk/shared-contract';
import type { ServerModule } from '@traveldesk/shared-server';
import type { TestApi, TestApiOptions } from '@traveldesk/shared-testing/server';
import type { Supplier, SupplierInput } from '@traveldesk/suppliers-contract';
import { suppliersServer } from '..';
import { fakeProtocols } from './protocols.fake';

const everySupplierPermission = ['show_suppliers', 'add_suppliers', 'update_suppliers', 'delete_suppliers'];

/** A token that no test prints, and its last characters. */
export const token = 'duffel_test_nobody-may-read-4x8Y';
export const last4 = '4x8Y';

/** The API with suppliers and the given modules, and a caller with all permissions for suppliers. */
export async function startSupplierApi(
  makeApi: (options: TestApiOptions) => Promise<TestApi>,
  config: TestApiOptions['config'] = {},
  modules: readonly ServerModule[] = [modulesServer, suppliersServer, fakeProtocols],
) {
  const api = await makeApi({ modules, config });
  const headers: Record<string, string> = await api.signIn({
    permissions: everySupplierPermission,
    name: 'Mona Said',
  });
  const call = (method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, body?: object, more: object = {}) =>
    api.inject({
      method,
      url: `/api/v1${path}`,
      headers: { ...headers, ...more },
      ...(body && { payload: body }),
    });
  const moduleId = async (key: string) => {
    const { data } = (await call('GET', `/modules?key=${key}`)).json<Page<Module>>();
    return data[0]?.id ?? '';
  };
  const duffel: SupplierInput = {
    name: 'Duffel',
    key: 'duffel',
    module_id: await moduleId('flights'),
    protocol: 'duffel',
    base_url: 'https://api.duffel.com',
    credentials: token,
    currency: 'EUR',
    timeout_ms: 20_000,
    concurrency: 5,
    status: 'active',
  };
  const create = async (change: Partial<SupplierInput>) => {
    const answer = await call('POST', '/suppliers', { ...duffel, ...change });
    if (answer.statusCode !== 201) throw new Error(answer.body);
    return answer.json<{ data: Supplier }>().data;
  };
  const read = async (id: string) => (await call('GET', `/suppliers/${id}`)).json<Supplier>();
  return { api, call, moduleId, duffel, create, read };
}

export type SupplierApi = Awaited<ReturnType<typeof startSupplierApi>>;
