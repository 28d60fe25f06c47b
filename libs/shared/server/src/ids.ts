import { v7 } from 'uuid';

/** A new record's key: a UUID v7, made here and never by the database (DESIGN 1). */
export function newId(): string {
  return v7();
}

/** When an id was made, by the wall clock: the first 48 bits of a UUID v7 are milliseconds since 1970. */
export function madeAt(id: string): Date {
  return new Date(Number.parseInt(id.replaceAll('-', '').slice(0, 12), 16));
}
