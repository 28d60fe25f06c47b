import type { Actor } from './actor';
import type { Db } from '../database';

/** A kind of record that other domains refer to (`company`), declared once by its domain. */
export interface RecordKind {
  path(id: string): string;
  /** The permission of that screen, or any of several. */
  permission: string | readonly string[];
  /** Returns the names, by id, of those records that the actor may see. */
  names(db: Db, actor: Actor, ids: readonly string[]): Promise<ReadonlyMap<string, string>>;
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
}

/**
 * Returns how each record is shown to the actor: null if it was deleted or belongs to a company they cannot see. A record of an unknown
 * kind is named by its kind and id. Runs one query per kind.
 */
export async function shownRecords(
  { db, recordKinds }: { db: Db; recordKinds: RecordKinds },
  actor: Actor,
  refs: readonly RecordRef[],
): Promise<(ref: RecordRef) => ShownRecord | null> {
  const names = new Map<string, ReadonlyMap<string, string>>();
  for (const [kind, { names: namesOf }] of recordKinds) {
    const ids = [...new Set(refs.flatMap((ref) => (ref.kind === kind ? [ref.id] : [])))];
    if (ids.length > 0) names.set(kind, await namesOf(db, actor, ids));
  }
  return ({ kind, id }) => {
    const known = recordKinds.get(kind);
    if (!known) return { kind, id, name: `${kind} ${id}`, path: null };
    const name = names.get(kind)?.get(id);
    if (name === undefined) return null;
    return { kind, id, name, path: mayOpen(known, actor) ? known.path(id) : null };
  };
}

function mayOpen({ permission }: RecordKind, { permissions }: Pick<Actor, 'permissions'>): boolean {
  return [permission].flat().some((one) => permissions.has(one));
}
