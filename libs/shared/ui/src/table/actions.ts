/** SPECIFICATION 2: the delete icon opens a dialog that asks first. */
export interface DeleteAction {
  kind: 'delete';
  /** What is to be deleted, as the user knows it. */
  name?: string;
  run: () => Promise<unknown>;
}

/** What can be done to one row. What the user may not do is left out by the screen: `can.update && editAction(…)`. */
export type RowAction = { kind: 'edit'; to: string; name: string } | DeleteAction;

/** SPECIFICATION 2: the edit icon goes to the edit route with the id as parameter and a name query. */
export function editAction(path: string, name: string): RowAction {
  return { kind: 'edit', to: `${path}?name=${encodeURIComponent(name)}`, name };
}

/** The delete icon asks first, then runs; `name` says in the dialog which row is meant. */
export function deleteAction(run: () => Promise<unknown>, name?: string): RowAction {
  return { kind: 'delete', run, ...(name && { name }) };
}
