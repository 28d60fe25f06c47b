import type { HistoryEntry, Page } from '@traveldesk/shared-contract';
import {
  checkVersion,
  historyOf,
  invalid,
  notFound,
  refuseInUse,
  requireFreshSignIn,
  type Actor,
  type Db,
  type Kernel,
  type Recorder,
  type Target,
  type Tx,
} from '@traveldesk/shared-server';
import {
  flightsOnlyFields,
  isFlightModule,
  type SupplierCredentials,
  type SupplierInput,
} from '@traveldesk/suppliers-contract';
import type { HostPolicy } from './call/host-policy';
import { sealCredentials } from './credentials';
import { countKeptCredentials, endKeptCredentials } from './kept-credentials';
import { addressOf } from './supplier-address';
import { auditedSupplier } from './audited-supplier';
import { requireModule, requireProtocol } from './require-protocol';
import type { StoredSupplier } from './suppliers.row';
import { findSupplier, insertSupplier, lockSupplier, removeSupplier, replaceSupplier } from './suppliers.sql';
import type { WritingTools } from './suppliers.tools';

/** Returns the supplier; throws a 404 if there is none. */
export async function readSupplier(db: Db, id: string): Promise<StoredSupplier> {
  const supplier = await findSupplier(db, id);
  if (!supplier) throw notFound();
  return supplier;
}

/** Returns the history, also of a deleted supplier; throws a 404 only if it never existed. */
export async function readSupplierHistory(
  db: Db,
  id: string,
  page: { page: number; per_page: number },
  actor: Actor,
): Promise<Page<HistoryEntry>> {
  const history = await historyOf(db, 'supplier', id, page, actor);
  if (history.total === 0) await readSupplier(db, id);
  return history;
}

/**
 * Creates a supplier. Throws a 422 at `key` for a duplicate, at `module_id` for an unknown module, at `base_url` if refused, at `protocol`
 * if unsupported or of another module, and at settings of flights for another module.
 */
export async function createSupplier(
  tx: Tx,
  record: Recorder,
  _actor: Actor | null,
  input: SupplierInput,
  { secrets, policy, protocols }: WritingTools,
): Promise<StoredSupplier> {
  refuseHost(policy, input);
  const module = await requireModule(tx, input);
  requireProtocol(protocols, input, module);
  refuseFlightsOnly(module, input);
  const seal = (id: string) => sealCredentials(secrets, id, input.credentials);
  const supplier = await insertSupplier(tx, input, seal);
  record({ entity: 'supplier', id: supplier.id, action: 'create', after: auditedSupplier(supplier) });
  return supplier;
}

/**
 * Updates a supplier. Throws a 404, a 412 if the caller's version is not the newest, or a 422 as above. Another address or protocol deletes
 * all credentials for the former one and requires a fresh sign-in (SECURITY 59): users who cannot read credentials must not be able to send
 * them to their own server.
 */
export async function updateSupplier(
  tx: Tx,
  record: Recorder,
  actor: Actor,
  { id, seen, supplier: input }: Target & { supplier: SupplierInput },
  { kernel, secrets, policy, protocols }: WritingTools & { kernel: Kernel },
): Promise<StoredSupplier> {
  const before = await lockSupplier(tx, id);
  if (!before) throw notFound();
  checkVersion(seen, before.version);
  refuseHost(policy, input);
  // A supplier whose protocol is unsupported or of another module can still be renamed or deactivated.
  const isKept = input.protocol === before.protocol && input.module_id === before.module.id;
  const module = await requireModule(tx, input);
  if (!isKept) requireProtocol(protocols, input, module);
  refuseFlightsOnly(module, input);
  const moved = addressOf(before) !== addressOf(input);
  if (moved) requireFreshSignIn(actor);
  const sealed = sealCredentials(secrets, id, moved ? (input.credentials ?? null) : input.credentials);
  const forgetTest = sealed !== undefined || moved;
  const after = await replaceSupplier(tx, id, input, { sealed, forgetTest });
  record({
    entity: 'supplier',
    id,
    action: 'update',
    before: auditedSupplier(before),
    after: auditedSupplier(after),
  });
  if (moved) await endKeptCredentials(tx, record, before, kernel);
  return after;
}

/** Counts the credentials that a change of address or protocol would delete. Throws a 404. */
export async function credentialsAt(kernel: Kernel, id: string): Promise<SupplierCredentials> {
  const { credentials } = await readSupplier(kernel.db, id);
  return { own: credentials.set, companies: await countKeptCredentials(kernel, id) };
}

/** Changes only the base URL and keeps the credentials; never for a user's request. */
export async function moveSupplier(
  tx: Tx,
  record: Recorder,
  { before, baseUrl }: { before: StoredSupplier; baseUrl: string },
): Promise<void> {
  const input = {
    ...before,
    module_id: before.module.id,
    base_url: baseUrl,
    credentials: undefined,
    lap_infants_count: before.lap_infants_count ?? undefined,
    single_name: before.single_name ?? undefined,
  };
  const after = await replaceSupplier(tx, before.id, input, { sealed: undefined, forgetTest: true });
  record({
    entity: 'supplier',
    id: before.id,
    action: 'update',
    before: auditedSupplier(before),
    after: auditedSupplier(after),
  });
}

/** Deletes a supplier. Throws a 404, a 412 as above, or a 422 that lists references to it. */
export async function deleteSupplier(
  tx: Tx,
  record: Recorder,
  _actor: Actor,
  { id, seen }: Target,
): Promise<StoredSupplier> {
  const supplier = await lockSupplier(tx, id);
  if (!supplier) throw notFound();
  checkVersion(seen, supplier.version);
  await refuseInUse(tx, 'suppliers', id);
  await removeSupplier(tx, id);
  record({ entity: 'supplier', id, action: 'delete', before: auditedSupplier(supplier) });
  return supplier;
}

function refuseHost(policy: HostPolicy, input: SupplierInput): void {
  const refusal = policy.refusal(input.base_url);
  if (refusal) throw invalid({ base_url: refusal });
}

/** Throws a 422 at each setting that only suppliers of flights have. */
function refuseFlightsOnly(module: { key: string }, input: SupplierInput): void {
  if (isFlightModule(module)) return;
  const set = flightsOnlyFields.filter((field) => input[field] !== undefined);
  if (set.length > 0) throw invalid(Object.fromEntries(set.map((field) => [field, 'supplier_flights_only'])));
}
