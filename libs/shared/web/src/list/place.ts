/** Where a list was left: its page, order and filters, and how far down. */
export interface ListPlace {
  search: string;
  scroll: number;
}

const places = new Map<string, ListPlace>();

/** Keeps a list's place while the user looks at one of its records. */
export function rememberList(path: string, place: ListPlace): void {
  places.set(path, place);
}

export function listPlace(path: string): ListPlace | undefined {
  return places.get(path);
}

/** The address of the list at `path` as it was left. */
export function listAddress(path: string): string {
  return path + (places.get(path)?.search ?? '');
}
