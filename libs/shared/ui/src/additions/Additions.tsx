import { Suspense } from 'react';
import type { AdditionPlace, AdditionProps } from './additions';
import { useAdditions } from './useAdditions';

/** Shows the components that other domains add to a screen, one below the other. */
export function Additions({ place, ...record }: AdditionProps & { place: AdditionPlace }) {
  return useAdditions(place).map(({ key, Component }) => (
    <Suspense key={key}>
      <Component {...record} />
    </Suspense>
  ));
}
