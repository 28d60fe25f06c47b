import { useMemo } from 'react';
import { useSession } from '@traveldesk/shared-web';
import { additionsTo, type AdditionPlace, type LoadedAddition } from './additions';

/** Returns the additions to a screen that the current user may see. */
export function useAdditions(place: AdditionPlace): readonly LoadedAddition[] {
  const { permissions } = useSession();
  return useMemo(() => additionsTo(place, permissions), [place, permissions]);
}
