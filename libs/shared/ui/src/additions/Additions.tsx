import { Suspense } from 'react';
import type { AdditionPlace, AdditionProps } from './additions';
import { useAdditions } from './useAdditions';

/** The room of a screen for what other domains add to it, one below the other. */
export function Additions({ place, ...record }: AdditionProps & { place: AdditionPlace }) {
  return useAdditions(place).map(({ key, Component }) => (
    <Suspense key={key}>
      <Component {...record} />
    </Suspense>
  ));
}
