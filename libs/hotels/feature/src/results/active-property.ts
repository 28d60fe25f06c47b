import { createContext, useContext, useSyncExternalStore } from 'react';

/** The property under the pointer or the focus, in the list or on the map. */
export interface ActiveProperty {
  get: () => string | null;
  set: (id: string | null) => void;
  subscribe: (listener: () => void) => () => void;
}

export function createActiveProperty(): ActiveProperty {
  const listeners = new Set<() => void>();
  let active: string | null = null;
  return {
    get: () => active,
    set: (id) => {
      if (id === active) return;
      active = id;
      for (const listener of listeners) listener();
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** A store and not a state, so that only two rows and two markers render when the pointer moves on. */
export const ActivePropertyContext = createContext<ActiveProperty>(createActiveProperty());

export function useActiveProperty(): ActiveProperty {
  return useContext(ActivePropertyContext);
}

/** Whether one of the properties is active. */
export function useIsActive(ids: readonly string[]): boolean {
  const { get, subscribe } = useActiveProperty();
  return useSyncExternalStore(subscribe, () => {
    const active = get();
    return active !== null && ids.includes(active);
  });
}
