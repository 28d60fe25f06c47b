import { useState } from 'react';
import { breakpoints, keep, readKept, useMediaQuery } from '@traveldesk/shared-web';

export const densities = ['roomy', 'compact'] as const;
export type Density = (typeof densities)[number];

const key = 'flights.density';

/** Returns the density of the list: the device's stored choice, otherwise by the page's width. */
export function useDensity(): [Density, (density: Density) => void] {
  const isNarrow = useMediaQuery(`(max-width: ${breakpoints.sm - 0.02}px)`);
  const [chosen, setChosen] = useState(() => densities.find((known) => known === readKept(key)));
  const choose = (density: Density) => {
    keep(key, density);
    setChosen(density);
  };
  return [chosen ?? (isNarrow ? 'compact' : 'roomy'), choose];
}
