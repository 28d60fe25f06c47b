import type { Module, ModuleInput } from '@traveldesk/modules-contract';
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
): Promise<Page<HistoryEntry>> {
  const history = await historyOf(db, 'module', id, page);
  if (history.total === 0) await readModule(db, id);
  return history;
}

/** Throws a 422 at `key` when another module has it. */
export function createModule(request: Call, input: ModuleInput): Promise<Module> {
  return change(request, async (tx, record) => {
    const module = await insertModule(tx, input).catch(refuseTakenKey(input));
    record({ entity: 'module', id: module.id, action: 'create', after: factsOf(module) });
    return module;
  });
}

/**
 * Throws a 404, a 412 when the caller's version is not the newest, or a 422 at `key` when it is another one:
 * programs, settings and users' module lists know a module by its key.
 */
export function updateModule(request: Call, id: string, input: ModuleInput): Promise<Module> {
  return change(request, async (tx, record) => {
    const before = await lockModule(tx, id);
    if (!before) throw notFound();
    checkVersion(request, before.version);
    if (input.key !== before.key) throw invalid({ key: 'module_key_fixed' });
    const after = await replaceModule(tx, id, input);
    record({ entity: 'module', id, action: 'update', before: factsOf(before), after: factsOf(after) });
    return after;
  });
}

/** Throws a 404, a 412 as above, or a 422 that says what refers to the module. */
export function deleteModule(request: Call, id: string): Promise<Module> {
  return change(request, async (tx, record) => {
    const module = await lockModule(tx, id);
    if (!module) throw notFound();
    checkVersion(request, module.version);
    await refuseInUse(request, tx, 'modules', id);
    await removeModule(tx, id);
    record({ entity: 'module', id, action: 'delete', before: factsOf(module) });
    return module;
  });
}

/** What the history shows of a module: what people write of it. */
function factsOf({ key, name, status }: Module): ModuleInput {
  return { key, name, status };
}

const refuseTakenKey =
  ({ key }: ModuleInput) =>
  (error: unknown): never => {
    if (brokenConstraint(error) !== 'modules_key_unique') throw error;
    throw invalid({ key: 'module_key_taken' }, { key });
  };
