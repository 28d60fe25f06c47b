import type { Selectable } from 'kysely';
import {
  isFlightModule,
  supplierTestOutcomes,
  type Supplier,
  type SupplierInput,
} from '@traveldesk/suppliers-contract';
import { compactOf, folded, isoOf } from '@traveldesk/shared-server';
import type { SealedCredentials } from './credentials';
import { protocolFor, type Protocols } from './protocols';
import { searchedSuppliers } from './suppliers.searched';
import type { SuppliersTable } from './suppliers.table';

/** Selected columns of a supplier and its module; excludes the sealed credentials. */
export const supplierColumns = [
  'suppliers.id',
  'suppliers.name',
  'suppliers.key',
  'suppliers.protocol',
  'suppliers.base_url',
  'suppliers.credentials_last4',
  'suppliers.credentials_set_at',
  'suppliers.currency',
  'suppliers.timeout_ms',
  'suppliers.concurrency',
  'suppliers.lap_infants_count',
  'suppliers.single_name',
  'suppliers.status',
  'suppliers.tested_at',
  'suppliers.test_outcome',
  'suppliers.test_http_status',
  'suppliers.test_duration_ms',
  'suppliers.version',
  'suppliers.created_at',
  'suppliers.updated_at',
  'modules.id as module_id',
  'modules.key as module_key',
  'modules.name_en',
  'modules.name_fr',
  'modules.name_ar',
] as const;

type Hidden = 'credentials' | 'sort_name' | 'search' | 'compact' | 'moves';

interface SupplierRow extends Omit<Selectable<SuppliersTable>, Hidden> {
  module_key: string;
  name_en: string;
  name_fr: string;
  name_ar: string;
}

/** A supplier as stored, without the fields that come from its registered protocol. */
export type StoredSupplier = Omit<Supplier, 'protocol_name' | 'protocol_problem'>;

/** Adds the protocol's title, and why it cannot be used, to a supplier for the API. */
export function shownSupplier(protocols: Protocols, supplier: StoredSupplier): Supplier {
  const { protocol, module } = supplier;
  const found = protocolFor(protocols, protocol, module.key);
  return {
    ...supplier,
    protocol_name: protocols.get(protocol)?.shown.title ?? null,
    protocol_problem: typeof found === 'string' ? found : null,
  };
}

export function supplierOf(row: SupplierRow): StoredSupplier {
  const { id, name, key, protocol, base_url, currency, timeout_ms, concurrency, status, version } = row;
  const isOfFlights = isFlightModule({ key: row.module_key });
  return {
    id,
    version,
    name,
    key,
    module: {
      id: row.module_id,
      key: row.module_key,
      name: { en: row.name_en, fr: row.name_fr, ar: row.name_ar },
    },
    protocol,
    base_url,
    credentials: {
      set: row.credentials_set_at !== null,
      set_at: row.credentials_set_at?.toISOString() ?? null,
      last4: row.credentials_last4,
    },
    currency,
    timeout_ms,
    concurrency,
    lap_infants_count: isOfFlights ? row.lap_infants_count : null,
    single_name: isOfFlights ? row.single_name : null,
    status,
    last_test: testOf(row),
    created_at: isoOf(row.created_at),
    updated_at: isoOf(row.updated_at),
  };
}

function testOf(row: SupplierRow): Supplier['last_test'] {
  const { tested_at: at, test_outcome: stored, test_duration_ms: duration } = row;
  // Another version may have stored an outcome unknown to this one.
  const outcome = supplierTestOutcomes.find((known) => known === stored);
  return at === null || outcome === undefined || duration === null
    ? null
    : { outcome, http_status: row.test_http_status, duration_ms: duration, tested_at: at.toISOString() };
}

/** Returns the columns that a form writes; `sealed` undefined keeps the credentials. */
export function rowOf(input: SupplierInput, sealed: SealedCredentials | undefined) {
  const { name, key, module_id, protocol, base_url, currency, timeout_ms, concurrency, status } = input;
  const written = {
    name,
    key,
    module_id,
    protocol,
    base_url,
    currency,
    timeout_ms,
    concurrency,
    status,
  } satisfies Record<keyof Omit<SupplierInput, 'credentials' | 'lap_infants_count' | 'single_name'>, unknown>;
  return {
    ...written,
    sort_name: folded(name),
    compact: compactOf(searchedSuppliers, { name }),
    ...(input.lap_infants_count !== undefined && { lap_infants_count: input.lap_infants_count }),
    ...(input.single_name !== undefined && { single_name: input.single_name }),
    ...sealed,
  };
}
