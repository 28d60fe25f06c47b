import { useState } from 'react';
import { breakpoints, keep, readKept, useMediaQuery } from '@traveldesk/shared-web';

const key = 'hotels.map';

/** `beside` the list; `above` it; `instead` of it, where only one of them fits; null: hidden. */
export type MapPlace = 'beside' | 'above' | 'instead';

export interface MapShown {
  place: MapPlace | null;
  /** Whether the page has room for only one of list and map. */
  isChoice: boolean;
  show: (shown: boolean) => void;
}

/** Returns where the map is: by the device's stored choice, and otherwise beside the list of a wide page. */
export function useMapShown(): MapShown {
  const isPhone = useMediaQuery(`(max-width: ${breakpoints.sm - 0.02}px)`);
  const isNarrow = useMediaQuery(`(max-width: ${breakpoints.md - 0.02}px)`);
  const isWide = useMediaQuery(`(min-width: ${breakpoints.lg}px)`);
  const [chosen, setChosen] = useState(() => readKept(key));
  const shown = chosen === 'shown' || (chosen !== 'hidden' && isWide);
  const show = (next: boolean) => {
    keep(key, next ? 'shown' : 'hidden');
    setChosen(next ? 'shown' : 'hidden');
  };
  const place = isPhone ? 'instead' : isNarrow ? 'above' : 'beside';
  return { place: shown ? place : null, isChoice: isPhone, show };
}
