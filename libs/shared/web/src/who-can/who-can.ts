import { useSyncExternalStore } from 'react';

/** The permissions that somebody asks about, any one of which would be enough; null while nobody asks. */
let asked: readonly string[] | null = null;
const listeners = new Set<() => void>();

function set(permissions: readonly string[] | null): void {
  asked = permissions;
  listeners.forEach((listener) => listener());
}

/** "Who can do this?": the shell answers with the permission in words and the roles that have it. */
export function askWhoCan(permissions: readonly string[]): void {
  set(permissions);
}

export function closeWhoCan(): void {
  set(null);
}

function onAsked(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function useWhoCan(): readonly string[] | null {
  return useSyncExternalStore(onAsked, () => asked);
}
