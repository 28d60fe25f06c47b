import type { ReactNode } from 'react';

/** SPECIFICATION 2: the delete icon opens a confirmation dialog. */
export interface DeleteAction {
  kind: 'delete';
  /** The name of the record to delete, as the user knows it. */
  name?: string;
  run: () => Promise<unknown>;
  /** Recreates the deleted record from the result of `run`. */
  undo?: (deleted: unknown) => Promise<unknown>;
}

interface Own {
  /** The action, without the record's name: "Company settings". */
  label: string;
  /** The record's name, which distinguishes the icons of different rows. */
  name: string;
  icon: ReactNode;
}

/**
 * An action on one record, in its row and on its page. Screens leave out actions that the user may not perform: `can.update &&
 * editAction(…)`.
 */
export type RowAction =
  | { kind: 'edit'; to: string; name: string }
  | ({ kind: 'link'; to: string } & Own)
  | ({ kind: 'command'; run: () => Promise<unknown> } & Own)
  | DeleteAction;

/** A screen's actions, with `false` in place of those that the user may not perform. */
export type RowActionList = readonly (RowAction | false | undefined)[];

/** SPECIFICATION 2: the edit icon goes to the edit route with the id as parameter and a name query. */
export function editAction(path: string, name: string): RowAction {
  return { kind: 'edit', to: `${path}?name=${encodeURIComponent(name)}`, name };
}

/**
 * Asks, then runs `run`; `name` tells in the dialog which row is meant. `undo` recreates the record from the API's answer: only for records
 * that consist of user input alone, and for users who may create one.
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

/** A link to another screen about the record. */
export function linkAction(to: string, own: Own): RowAction {
  return { kind: 'link', to, ...own };
}

/** Runs a command on the record at once. The base query shows errors thrown by `run`. */
export function commandAction(run: () => Promise<unknown>, own: Own): RowAction {
  return { kind: 'command', run, ...own };
}

export function offered(actions: RowActionList): RowAction[] {
  return actions.filter((action) => action !== false && action !== undefined);
}
