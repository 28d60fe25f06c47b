import type { StoredSupplier } from './suppliers.row';

/** Returns the audit record's fields; of credentials only the last characters and when they were set. */
export function auditedSupplier(supplier: StoredSupplier) {
  const { name, key, module, protocol, base_url, credentials, currency, timeout_ms, concurrency, status } =
    supplier;
  return {
    name,
    key,
    module: module.key,
    protocol,
    base_url,
    credentials: credentials.last4 && `…${credentials.last4}`,
    credentials_set_at: credentials.set_at,
    currency,
    timeout_ms,
    concurrency,
    lap_infants_count: supplier.lap_infants_count,
    single_name: supplier.single_name,
    status,
  };
}
