import { manyRules } from './many-rules.mts';

/** Calls the API as its administrator. Throws on a rejected request. */
export function callerOf(url, token) {
  return async (method, path, body) => {
    const response = await fetch(`${url}/api/v1${path}`, {
      method,
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      ...(body && { body: JSON.stringify(body) }),
    });
    if (!response.ok) throw new Error(await response.text());
    return response.json();
  };
}

/** Removes the demo's suppliers and adds those of the benchmark; returns their module and ids. */
export async function useSuppliers(call, addresses) {
  const { data: there } = await call('GET', '/suppliers?status=active');
  for (const { id, name, key, module, protocol, base_url, currency, timeout_ms, concurrency } of there) {
    await call('PUT', `/suppliers/${id}`, {
      name,
      key,
      module_id: module.id,
      protocol,
      base_url,
      currency,
      timeout_ms,
      concurrency,
      status: 'inactive',
    });
  }
  const { data: modules } = await call('GET', '/modules?key=flights');
  const ids = [];
  for (const [at, base_url] of addresses.entries()) {
    const { data } = await call('POST', '/suppliers', {
      name: `Bench ${at}`,
      key: `bench-${at}`,
      module_id: modules[0].id,
      protocol: 'duffel',
      base_url,
      credentials: 'duffel_test_bench',
      currency: 'EUR',
      timeout_ms: 20_000,
      concurrency: 10,
      status: 'active',
    });
    ids.push(data.id);
  }
  return { module: modules[0].id, suppliers: ids };
}

/** A company below another one, which buys from these suppliers, with this many rules besides the demo's; returns its id. */
export async function useRules(call, { module, suppliers: ids }, count) {
  const { data: countries } = await call('GET', '/countries?code=EG');
  const made = async (name, parent_id) => {
    const { data } = await call('POST', '/companies', {
      name,
      type: 'B2B',
      parent_id,
      country_id: countries[0].id,
      city_id: null,
      email: 'bench@company.example',
      phone: null,
      currency: 'EGP',
      status: 'active',
    });
    await call('POST', `/companies/${data.id}/modules-with-suppliers`, {
      modules: [{ id: module, suppliers: ids }],
    });
    return data.id;
  };
  const above = await made('Bench above', null);
  const payer = await made('Bench', above);
  for (const rule of manyRules(count, { buyer: payer, parent: above })) {
    await call('POST', '/markups', { ...rule, change_reason: null, effective_at: null });
  }
  return payer;
}
