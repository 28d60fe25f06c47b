import type { ReactNode } from 'react';

/** SPECIFICATION 2: the delete icon opens a dialog that asks first. */
export interface DeleteAction {
  kind: 'delete';
  /** What is to be deleted, as the user knows it. */
  name?: string;
  run: () => Promise<unknown>;
  /** Makes again what was deleted, of what `run` has answered. */
  undo?: (deleted: unknown) => Promise<unknown>;
}

interface Own {
  /** What it does, without the record's name: "Company settings". */
  label: string;
  /** The record's name, which tells one row's icon from another's. */
  name: string;
  icon: ReactNode;
}

/**
 * What can be done to one record, in its row and on its page. What the user may not do is left out by the screen:
 * `can.update && editAction(…)`.
 */
export type RowAction =
  | { kind: 'edit'; to: string; name: string }
  | ({ kind: 'link'; to: string } & Own)
  | ({ kind: 'command'; run: () => Promise<unknown> } & Own)
  | DeleteAction;

/** A screen's actions, with `false` in the place of what the user may not do. */
export type RowActionList = readonly (RowAction | false | undefined)[];

/** SPECIFICATION 2: the edit icon goes to the edit route with the id as parameter and a name query. */
export function editAction(path: string, name: string): RowAction {
  return { kind: 'edit', to: `${path}?name=${encodeURIComponent(name)}`, name };
}

/**
 * The delete icon asks first, then runs; `name` says in the dialog which row is meant. `undo` makes it again of what the API
 * has answered: for a record that is no more than what people write of it, and for who may add one.
 */
export function deleteAction<Deleted>(
  run: () => Promise<Deleted>,
  name?: string,
  undo?: ((deleted: Deleted) => Promise<unknown>) | false,
): RowAction {
  return {
    kind: 'delete',
    run,
    ...(name && { name }),
    ...(undo && { undo: (deleted: unknown) => undo(deleted as Deleted) }),
  };
}

/** Leads to another screen about the record. */
export function linkAction(to: string, own: Own): RowAction {
  return { kind: 'link', to, ...own };
}

/** Does something with the record at once. What `run` throws has been shown by the base query. */
export function commandAction(run: () => Promise<unknown>, own: Own): RowAction {
  return { kind: 'command', run, ...own };
}

export function offered(actions: RowActionList): RowAction[] {
  return actions.filter((action) => action !== false && action !== undefined);
}
