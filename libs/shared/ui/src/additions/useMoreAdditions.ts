import { useEffect, useReducer } from 'react';
import { useSession } from '@traveldesk/shared-web';
import { additionsTo, loadMoreAdditions, type AdditionPlace, type LoadedAddition } from './additions';

/** Returns the additions to a place that no list has; none until their table has been loaded. */
export function useMoreAdditions(place: AdditionPlace): readonly LoadedAddition[] {
  const { permissions } = useSession();
  const [, again] = useReducer((count: number) => count + 1, 0);
  useEffect(() => void loadMoreAdditions()?.then(again), []);
  return additionsTo(place, permissions);
}
