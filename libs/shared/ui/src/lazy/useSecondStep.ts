import { useDeferredValue } from 'react';

/** False when something is first rendered, true in a second step right after that: for what may come after the rest. */
export function useSecondStep(): boolean {
  return useDeferredValue(true, false);
}
