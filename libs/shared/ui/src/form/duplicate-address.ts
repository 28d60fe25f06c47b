/** The URL parameter with the id of the record to duplicate. It identifies the form, so that each original has its own draft. */
export const duplicateParameter = 'duplicate';

/** Returns the address of the form for a new record at `path`, filled with the values of the record. */
export function duplicateAddress(path: string, id: string): string {
  return `${path}?${new URLSearchParams({ [duplicateParameter]: id }).toString()}`;
}
