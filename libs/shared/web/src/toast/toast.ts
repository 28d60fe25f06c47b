import { useSyncExternalStore } from 'react';

/** SPECIFICATION 3: a title, and true for success, false for error. */
export interface Toast {
  title: string;
  status: boolean;
  /** Of a refusal: any one of these would have been enough, so that the toast can say who has it. */
  permissions?: readonly string[] | undefined;
  /** Takes back what the toast tells of. */
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

/** Shows `title` in green (`status` true) or red. A newer toast takes the place of the last one. */
export function showToast(toast: Toast): void {
  set({ ...toast });
}

/** On dismissal, or when it closes by itself, the shared state resets to empty. */
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
