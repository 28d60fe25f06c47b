import type { Module, ModuleInput } from '@traveldesk/modules-contract';
import {
  deleteReference,
  invalid,
  lockReference,
  noteWritten,
  type Actor,
  type Recorder,
  type ReferenceKind,
  type Target,
  type Tx,
} from '@traveldesk/shared-server';
import { findModule, insertModule, lockModule, replaceModule } from './modules.sql';

/** Finds, locks and audits modules for the shared reference functions. */
export const moduleKind: ReferenceKind<Module> = {
  entity: 'module',
  table: 'modules',
  find: findModule,
  lock: lockModule,
  audited: auditedModule,
};

/** Throws a 422 at `key` when another module has it. */
export async function createModule(
  tx: Tx,
  record: Recorder,
  _actor: Actor,
  input: ModuleInput,
): Promise<Module> {
  const module = await insertModule(tx, input);
  return noteWritten(moduleKind, record, module);
}

/**
 * Throws a 404; a 412 when the caller's version is outdated; a 422 at a changed `key`, because programs, settings and users' module lists
 * refer to it.
 */
export async function updateModule(
  tx: Tx,
  record: Recorder,
  _actor: Actor,
  { id, seen, module: input }: Target & { module: ModuleInput },
): Promise<Module> {
  const before = await lockReference(moduleKind, tx, { id, seen });
  if (input.key !== before.key) throw invalid({ key: 'module_key_fixed' });
  const after = await replaceModule(tx, id, input);
  return noteWritten(moduleKind, record, after, before);
}

/** Throws a 404, a 412 as in `updateModule`, or a 422 that names what refers to the module. */
export function deleteModule(tx: Tx, record: Recorder, _actor: Actor, target: Target): Promise<Module> {
  return deleteReference(moduleKind, tx, record, target);
}

/** Returns a module for the history: the input fields. */
function auditedModule({ key, name, status }: Module): ModuleInput {
  return { key, name, status } satisfies Record<keyof ModuleInput, unknown>;
}
