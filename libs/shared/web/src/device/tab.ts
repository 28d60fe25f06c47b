/** Keeps a text for this tab, reloads included, and answers whether it can: a browser may forbid it. */
export function keepInTab(key: string, text: string): boolean {
  try {
    sessionStorage.setItem(key, text);
    return true;
  } catch {
    return false;
  }
}

/** What this tab keeps under `key`; null where nothing is, or may be looked at. */
export function readInTab(key: string): string | null {
  try {
    return sessionStorage.getItem(key);
  } catch {
    return null;
  }
}

export function forgetInTab(key: string): void {
  try {
    sessionStorage.removeItem(key);
  } catch {
    // What is blocked keeps nothing.
  }
}
