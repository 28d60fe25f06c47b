import { Suspense } from 'react';
import type { AdditionPlace } from './additions';
import { useAdditions } from './useAdditions';

/** The room of a screen for what other domains add to it, one below the other. */
export function Additions({ place, id }: { place: AdditionPlace; id: string }) {
  return useAdditions(place).map(({ key, Component }) => (
    <Suspense key={key}>
      <Component id={id} />
    </Suspense>
  ));
}
