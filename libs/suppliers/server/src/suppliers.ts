import type { HistoryEntry, Page } from '@traveldesk/shared-contract';
import {
  brokenConstraint,
  change,
  checkVersion,
  historyOf,
  invalid,
  notFound,
  refuseInUse,
  type Call,
  type Db,
  type Recorder,
  type Secrets,
  type Tx,
} from '@traveldesk/shared-server';
import type { Supplier, SupplierInput } from '@traveldesk/suppliers-contract';
import type { HostPolicy } from './call/host-policy';
import { sealCredentials } from './credentials';
import { factsOf } from './suppliers.facts';
import { findSupplier, insertSupplier, lockSupplier, removeSupplier, replaceSupplier } from './suppliers.sql';

/** What writing a supplier needs of the configuration. */
export interface SupplierTools {
  secrets: Secrets;
  policy: HostPolicy;
}

/** Throws a 404 when there is none. */
export async function readSupplier(db: Db, id: string): Promise<Supplier> {
  const supplier = await findSupplier(db, id);
  if (!supplier) throw notFound();
  return supplier;
}

/** The history outlives the supplier; a 404 is for one that never was. */
export async function readSupplierHistory(
  db: Db,
  id: string,
  page: { page: number; per_page: number },
): Promise<Page<HistoryEntry>> {
  const history = await historyOf(db, 'supplier', id, page);
  if (history.total === 0) await readSupplier(db, id);
  return history;
}

/** Throws a 422: at `key` when another has it, at `module_id` where there is none, at `base_url` when it may not be. */
export async function addSupplier(
  tx: Tx,
  record: Recorder,
  { secrets, policy }: SupplierTools,
  input: SupplierInput,
): Promise<Supplier> {
  refuseHost(policy, input);
  const seal = (id: string) => sealCredentials(secrets, id, input.credentials);
  const supplier = await insertSupplier(tx, input, seal).catch(refuseBroken(input));
  record({ entity: 'supplier', id: supplier.id, action: 'create', after: factsOf(supplier) });
  return supplier;
}

/**
 * Throws a 404, a 412 when the caller's version is not the newest, or a 422 as above; and one at `credentials`
 * when the address leads elsewhere and they are not entered anew: who may not read them must not be able to
 * send them to a server of their own.
 */
export function updateSupplier(
  request: Call,
  { secrets, policy }: SupplierTools,
  id: string,
  input: SupplierInput,
): Promise<Supplier> {
  return change(request, async (tx, record) => {
    const before = await lockSupplier(tx, id);
    if (!before) throw notFound();
    checkVersion(request, before.version);
    refuseHost(policy, input);
    refuseMovedCredentials(before, input);
    const sealed = sealCredentials(secrets, id, input.credentials);
    const forgetTest = sealed !== undefined || input.base_url !== before.base_url;
    const after = await replaceSupplier(tx, id, input, { sealed, forgetTest }).catch(refuseBroken(input));
    record({ entity: 'supplier', id, action: 'update', before: factsOf(before), after: factsOf(after) });
    return after;
  });
}

/** Gives a supplier another base URL and leaves the rest, credentials too: not for what a user asks. */
export async function moveSupplier(
  tx: Tx,
  record: Recorder,
  before: Supplier,
  baseUrl: string,
): Promise<void> {
  const input = { ...before, module_id: before.module.id, base_url: baseUrl, credentials: undefined };
  const after = await replaceSupplier(tx, before.id, input, { sealed: undefined, forgetTest: true });
  record({
    entity: 'supplier',
    id: before.id,
    action: 'update',
    before: factsOf(before),
    after: factsOf(after),
  });
}

/** Throws a 404, a 412 as above, or a 422 that says what refers to the supplier. */
export function deleteSupplier(request: Call, id: string): Promise<Supplier> {
  return change(request, async (tx, record) => {
    const supplier = await lockSupplier(tx, id);
    if (!supplier) throw notFound();
    checkVersion(request, supplier.version);
    await refuseInUse(request, tx, 'suppliers', id);
    await removeSupplier(tx, id);
    record({ entity: 'supplier', id, action: 'delete', before: factsOf(supplier) });
    return supplier;
  });
}

function refuseHost(policy: HostPolicy, input: SupplierInput): void {
  const refusal = policy.refusal(input.base_url);
  if (refusal) throw invalid({ base_url: refusal });
}

function refuseMovedCredentials(before: Supplier, input: SupplierInput): void {
  const moved = originOf(before.base_url) !== originOf(input.base_url);
  if (moved && before.credentials.set && input.credentials === undefined) {
    throw invalid({ credentials: 'supplier_credentials_again' });
  }
}

function originOf(url: string): string {
  return new URL(url).origin;
}

const refuseBroken =
  ({ key }: SupplierInput) =>
  (error: unknown): never => {
    const constraint = brokenConstraint(error);
    if (constraint === 'suppliers_key_unique') throw invalid({ key: 'supplier_key_taken' }, { key });
    if (constraint === 'suppliers_module_fkey') throw invalid({ module_id: 'supplier_module_unknown' });
    throw error;
  };
