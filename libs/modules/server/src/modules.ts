import type { Module, ModuleInput } from '@traveldesk/modules-contract';
import type { HistoryEntry, Page } from '@traveldesk/shared-contract';
import {
  checkVersion,
  historyOf,
  invalid,
  notFound,
  refuseInUse,
  type Actor,
  type Db,
  type Recorder,
  type Target,
  type Tx,
} from '@traveldesk/shared-server';
import { findModule, insertModule, lockModule, removeModule, replaceModule } from './modules.sql';

/** Throws a 404 when there is none. */
export async function readModule(db: Db, id: string): Promise<Module> {
  const module = await findModule(db, id);
  if (!module) throw notFound();
  return module;
}

/** The history outlives the module; a 404 is for one that never was. */
export async function readModuleHistory(
  db: Db,
  id: string,
  page: { page: number; per_page: number },
  actor: Actor,
): Promise<Page<HistoryEntry>> {
  const history = await historyOf(db, 'module', id, page, actor);
  if (history.total === 0) await readModule(db, id);
  return history;
}

/** Throws a 422 at `key` when another module has it. */
export async function createModule(
  tx: Tx,
  record: Recorder,
  _actor: Actor,
  input: ModuleInput,
): Promise<Module> {
  const module = await insertModule(tx, input);
  record({ entity: 'module', id: module.id, action: 'create', after: auditedModule(module) });
  return module;
}

/**
 * Throws a 404, a 412 when the caller's version is not the newest, or a 422 at `key` when it is another one:
 * programs, settings and users' module lists know a module by its key.
 */
export async function updateModule(
  tx: Tx,
  record: Recorder,
  _actor: Actor,
  { id, seen, module: input }: Target & { module: ModuleInput },
): Promise<Module> {
  const before = await lockModule(tx, id);
  if (!before) throw notFound();
  checkVersion(seen, before.version);
  if (input.key !== before.key) throw invalid({ key: 'module_key_fixed' });
  const after = await replaceModule(tx, id, input);
  record({
    entity: 'module',
    id,
    action: 'update',
    before: auditedModule(before),
    after: auditedModule(after),
  });
  return after;
}

/** Throws a 404, a 412 as above, or a 422 that says what refers to the module. */
export async function deleteModule(
  tx: Tx,
  record: Recorder,
  _actor: Actor,
  { id, seen }: Target,
): Promise<Module> {
  const module = await lockModule(tx, id);
  if (!module) throw notFound();
  checkVersion(seen, module.version);
  await refuseInUse(tx, 'modules', id);
  await removeModule(tx, id);
  record({ entity: 'module', id, action: 'delete', before: auditedModule(module) });
  return module;
}

/** What the history shows of a module: what people write of it. */
function auditedModule({ key, name, status }: Module): ModuleInput {
  return { key, name, status } satisfies Record<keyof ModuleInput, unknown>;
}
