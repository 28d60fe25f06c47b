import { Unreadable } from '@traveldesk/suppliers-server/duffel';

/** Reads an optional fact of a property or rate: null if it cannot be read. */
export function lenient<Value>(read: () => Value): Value | null {
  try {
    return read();
  } catch (error) {
    if (error instanceof Unreadable) return null;
    throw error;
  }
}
