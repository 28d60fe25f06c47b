import { createContext, useContext } from 'react';
import type { Offer } from '@traveldesk/flights-contract';

/** The offers that are chosen for a client, by their ids, in the order of choice. */
interface ChosenOptions {
  ids: readonly string[];
  /** There is room for one more. */
  hasRoom: boolean;
  toggle: (offer: Offer) => void;
}

export const ChosenOptionsContext = createContext<ChosenOptions | null>(null);

/** Null where nothing is chosen from. */
export function useChosenOptions(): ChosenOptions | null {
  return useContext(ChosenOptionsContext);
}
