import { v7 } from 'uuid';

/** A new record's key: a UUID v7, made here and never by the database (DESIGN 1). */
export function newId(): string {
  return v7();
}
