import { Unreadable } from '@traveldesk/suppliers-server/duffel';

/** Reads a fact that a property or rate is sold without: null if it cannot be read. */
export function lenient<Value>(read: () => Value): Value | null {
  try {
    return read();
  } catch (error) {
    if (error instanceof Unreadable) return null;
    throw error;
  }
}
