import type { adminApi } from './api';
import { trainingSupplier } from './training-supplier';

/** A supplier whose address has no server; `name` is its name, and its key in lower case. */
export async function deadSupplier(api: Awaited<ReturnType<typeof adminApi>>, name: string) {
  const training = await trainingSupplier(api);
  const key = name.toLowerCase().replace(' ', '-');
  return api.create<{ id: string; name: string }>('/suppliers', {
    name,
    key,
    module_id: training.module.id,
    protocol: 'duffel',
    base_url: 'http://127.0.0.1:9',
    credentials: 'duffel_test_dead_supplier',
    currency: 'EUR',
    timeout_ms: 5000,
    concurrency: 2,
    status: 'active',
  });
}
