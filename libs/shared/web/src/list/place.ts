/** The state in which a list was left: page, order, filters and scroll position. */
export interface ListPlace {
  search: string;
  scroll: number;
}

const places = new Map<string, ListPlace>();

/** Remembers a list's place while the user looks at a record. */
export function rememberList(path: string, place: ListPlace): void {
  places.set(path, place);
}

export function listPlace(path: string): ListPlace | undefined {
  return places.get(path);
}

/** Returns the URL of the list at `path` in its last state. */
export function listAddress(path: string): string {
  return path + (places.get(path)?.search ?? '');
}
