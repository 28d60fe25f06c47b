import { useSyncExternalStore } from 'react';

/** The permissions in the open question, any one of which is enough; null if none is open. */
let asked: readonly string[] | null = null;
const listeners = new Set<() => void>();

function set(permissions: readonly string[] | null): void {
  asked = permissions;
  listeners.forEach((listener) => listener());
}

/** Opens "Who can do this?": the shell shows the permission's description and the roles that have it. */
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
