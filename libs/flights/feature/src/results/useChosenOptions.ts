import { createContext, useContext } from 'react';
import type { Offer } from '@traveldesk/flights-contract';

/** Ids of the offers chosen for a client, in order of choice. */
interface ChosenOptions {
  ids: readonly string[];
  hasRoom: boolean;
  toggle: (offer: Offer) => void;
}

export const ChosenOptionsContext = createContext<ChosenOptions | null>(null);

/** Returns null outside of a list with choices. */
export function useChosenOptions(): ChosenOptions | null {
  return useContext(ChosenOptionsContext);
}
