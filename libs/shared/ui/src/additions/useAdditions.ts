import { useMemo } from 'react';
import { useSession } from '@traveldesk/shared-web';
import { additionsTo, type AdditionPlace, type LoadedAddition } from './additions';

/** What other domains add to a screen, for who is signed in. */
export function useAdditions(place: AdditionPlace): readonly LoadedAddition[] {
  const { permissions } = useSession();
  return useMemo(() => additionsTo(place, permissions), [place, permissions]);
}
