import { useDeferredValue } from 'react';

/** Returns false at the first render and true in a deferred second one, for less urgent content. */
export function useSecondStep(): boolean {
  return useDeferredValue(true, false);
}
