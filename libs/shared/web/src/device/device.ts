/** What was to be kept: the session, or what somebody has chosen (language, looks, columns, recent picks). */
export type Kept = 'session' | 'choices';

/** What the device would not keep, for as long as the page lives. */
const memory = new Map<string, string>();
const refused = new Set<Kept>();
let tell: ((what: Kept) => void) | undefined;

/** The shell says what the device cannot keep, once; also what was refused before it could. */
export function onNotKept(say: (what: Kept) => void): void {
  tell = say;
  refused.forEach(say);
}

function notKept(what: Kept): void {
  // Who knows that not even the session is kept knows it of the rest.
  if (refused.has(what) || refused.has('session')) return;
  refused.add(what);
  tell?.(what);
}

/** What is kept under `key`; null where nothing is. A device may forbid to look (blocked storage), and then keeps nothing. */
export function readKept(key: string): string | null {
  if (memory.has(key)) return memory.get(key) ?? null;
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

/** Keeps a text on this device, or nothing where that is full or blocked. Answers which of the two. */
export function keepIfPossible(key: string, text: string): boolean {
  memory.delete(key);
  try {
    localStorage.setItem(key, text);
    return true;
  } catch {
    return false;
  }
}

/** Keeps a text on this device; where that is full or blocked, until the page ends. Answers which of the two. */
export function keep(key: string, text: string, what: Kept = 'choices'): boolean {
  if (keepIfPossible(key, text)) return true;
  memory.set(key, text);
  notKept(what);
  return false;
}

/** The keys that begin with `prefix` under which something is kept on this device. */
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
    // What is blocked keeps nothing.
  }
}

/** Anybody may have written what is kept: a text that is no JSON is as good as none. */
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

/** Keeps a cookie for `maxAge` seconds. A browser that takes none, or none as large, does not say so: it is read again. */
export function keepCookie(name: string, value: string, maxAge: number): void {
  const key = encodeURIComponent(name);
  memory.delete(key);
  try {
    // For this device alone: sent to no other site.
    document.cookie = `${key}=${encodeURIComponent(value)}; path=/; max-age=${maxAge}; samesite=strict`;
  } catch {
    // As where it is not taken.
  }
  if (readCookie(name) === value) return;
  memory.set(key, value);
  notKept('choices');
}
