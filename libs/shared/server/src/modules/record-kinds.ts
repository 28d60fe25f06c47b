import type { Actor } from './actor';
import type { Db } from '../database';
import type { ModuleTools } from './tools';

/** A kind of record that other domains refer to (`company`), described once by its own domain. */
export interface RecordKind<Named extends string | NamedRecord = string | NamedRecord> {
  /** The path of the screen that opens one. */
  path(id: string): string;
  /** The permission of that screen, or any of several. */
  permission: string | readonly string[];
  /** Returns the names of the records that the actor may see, by id; the others do not exist for the actor. */
  names(
    db: Db,
    actor: Actor,
    ids: readonly string[],
    tools: Partial<ModuleTools>,
  ): Promise<ReadonlyMap<string, Named>>;
}

/** The name of a record with further details. */
export interface NamedRecord {
  name: string;
  /** The path of its screen, where records of the kind have several. */
  path?: string;
  /** Why its author asked for it; told to those who may open it. */
  reason?: string;
  /** False where the actor may open records of this kind, but not this one. */
  opens?: boolean;
}

export type RecordKinds = ReadonlyMap<string, RecordKind>;

/** A reference to a record of another domain. */
export interface RecordRef {
  kind: string;
  id: string;
}

/** A record as shown to a user; the path is null if they may not open it. */
export interface ShownRecord extends RecordRef {
  name: string;
  path: string | null;
  reason?: string;
}

/**
 * Returns how each record is shown to the actor: null if it was deleted or belongs to a company they cannot see. A record of an unknown
 * kind is named by its kind and id. Runs one query per kind.
 */
export async function shownRecords(
  { db, recordKinds, tools }: { db: Db; recordKinds: RecordKinds; tools: Partial<ModuleTools> },
  actor: Actor,
  refs: readonly RecordRef[],
): Promise<(ref: RecordRef) => ShownRecord | null> {
  const names = new Map<string, ReadonlyMap<string, string | NamedRecord>>();
  for (const [kind, { names: namesOf }] of recordKinds) {
    const ids = [...new Set(refs.flatMap((ref) => (ref.kind === kind ? [ref.id] : [])))];
    if (ids.length > 0) names.set(kind, await namesOf(db, actor, ids, tools));
  }
  return ({ kind, id }) => {
    const known = recordKinds.get(kind);
    if (!known) return { kind, id, name: `${kind} ${id}`, path: null };
    const said = names.get(kind)?.get(id);
    if (said === undefined) return null;
    const {
      name,
      path,
      reason = '',
      opens = true,
    }: NamedRecord = typeof said === 'string' ? { name: said } : said;
    if (!opens || !mayOpen(known, actor)) return { kind, id, name, path: null };
    return { kind, id, name, path: path ?? known.path(id), ...(reason && { reason }) };
  };
}

function mayOpen({ permission }: RecordKind, { permissions }: Pick<Actor, 'permissions'>): boolean {
  return [permission].flat().some((one) => permissions.has(one));
}
