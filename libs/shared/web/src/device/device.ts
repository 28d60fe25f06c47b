/** The kind of stored data: the session, or user choices (language, theme, columns, recent picks). */
export type StoredKind = 'session' | 'choices';

/** Data that the device refused to store, kept until the page ends. */
const memory = new Map<string, string>();
const refused = new Set<StoredKind>();
let tell: ((what: StoredKind) => void) | undefined;

/** Registers the shell's callback for data that cannot be stored, called once per kind, including earlier refusals. */
export function onNotKept(say: (what: StoredKind) => void): void {
  tell = say;
  refused.forEach(say);
}

function notKept(what: StoredKind): void {
  // The message about the session covers the other choices.
  if (refused.has(what) || refused.has('session')) return;
  refused.add(what);
  tell?.(what);
}

/** Returns the text stored under `key`, or null. A browser with blocked storage stores nothing. */
export function readKept(key: string): string | null {
  if (memory.has(key)) return memory.get(key) ?? null;
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

/** Stores a text on this device, unless storage is full or blocked. Returns whether it was stored. */
export function keepIfPossible(key: string, text: string): boolean {
  memory.delete(key);
  try {
    localStorage.setItem(key, text);
    return true;
  } catch {
    return false;
  }
}

/** Stores a text on this device or, if storage is full or blocked, until the page ends. Returns whether the device stored it. */
export function keep(key: string, text: string, what: StoredKind = 'choices'): boolean {
  if (keepIfPossible(key, text)) return true;
  memory.set(key, text);
  notKept(what);
  return false;
}

/** Returns the stored keys that begin with `prefix`. */
export function keptKeys(prefix: string): string[] {
  try {
    return Object.keys(localStorage).filter((key) => key.startsWith(prefix));
  } catch {
    return [];
  }
}

export function forget(key: string): void {
  memory.delete(key);
  try {
    localStorage.removeItem(key);
  } catch {
    // Blocked storage holds nothing.
  }
}

/** Parses stored text, which is untrusted; invalid JSON counts as missing. */
export function parseKept(text: string | null | undefined): unknown {
  try {
    return text ? (JSON.parse(text) as unknown) : undefined;
  } catch {
    return undefined;
  }
}

export function readCookie(name: string): string | undefined {
  const key = encodeURIComponent(name);
  if (memory.has(key)) return memory.get(key);
  try {
    const found = document.cookie.split('; ').find((cookie) => cookie.startsWith(`${key}=`));
    return found && decodeURIComponent(found.slice(key.length + 1));
  } catch {
    return undefined;
  }
}

/** Stores a cookie for `maxAge` seconds. Browsers drop refused or oversized cookies silently, so it is read back. */
export function keepCookie(name: string, value: string, maxAge: number): void {
  const key = encodeURIComponent(name);
  memory.delete(key);
  try {
    // Strict: not sent on requests from other sites.
    document.cookie = `${key}=${encodeURIComponent(value)}; path=/; max-age=${maxAge}; samesite=strict`;
  } catch {
    // Treated as a refused cookie below.
  }
  if (readCookie(name) === value) return;
  memory.set(key, value);
  notKept('choices');
}
