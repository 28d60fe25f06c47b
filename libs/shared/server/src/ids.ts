import { v7 } from 'uuid';

/** Creates the key of a new record: a UUID v7, always generated here and never by the database (DESIGN 1). */
export function newId(): string {
  return v7();
}

/** Returns when an id was created: the first 48 bits of a UUID v7 are milliseconds since 1970. */
export function madeAt(id: string): Date {
  return new Date(Number.parseInt(id.replaceAll('-', '').slice(0, 12), 16));
}
