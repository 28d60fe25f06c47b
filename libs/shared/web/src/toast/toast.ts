import { useSyncExternalStore } from 'react';

/** SPECIFICATION 3: a title, and true for success, false for error. */
export interface Toast {
  title: string;
  status: boolean;
  /** For a refusal: the permissions, any one of which would be enough, so that the toast can tell who has them. */
  permissions?: readonly string[] | undefined;
  /** Undoes the action that the toast reports. */
  undo?: (() => Promise<unknown>) | undefined;
}

/** SPECIFICATION 4: the toast shows while its title is not empty. */
const empty: Toast = { title: '', status: true };
let current = empty;
const listeners = new Set<() => void>();

function set(toast: Toast): void {
  current = toast;
  listeners.forEach((listener) => listener());
}

/** Shows `title` in green (`status` true) or red, replacing the last toast. */
export function showToast(toast: Toast): void {
  set({ ...toast });
}

/** Resets the shared state, on dismissal or timeout. */
export function clearToast(): void {
  set(empty);
}

export function readToast(): Toast {
  return current;
}

function onToastChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function useToast(): Toast {
  return useSyncExternalStore(onToastChange, readToast);
}
