import type { adminApi } from './api';

/** A supplier whose address has no server; `name` is its name, and its key in lower case. */
export async function deadSupplier(api: Awaited<ReturnType<typeof adminApi>>, name: string) {
  const [training] = await api.find<{ id: string; module: { id: string } }>('/suppliers', {
    key: 'training',
  });
  const key = name.toLowerCase().replace(' ', '-');
  return api.create<{ id: string; name: string }>('/suppliers', {
    name,
    key,
    module_id: training?.module.id,
    protocol: 'duffel',
    base_url: 'http://127.0.0.1:9',
    credentials: 'duffel_test_dead_supplier',
    currency: 'EUR',
    timeout_ms: 5000,
    concurrency: 2,
    status: 'active',
  });
}
