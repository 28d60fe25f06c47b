import type { ReactNode } from 'react';
import { encodeCriteria, misreadShorthand, readShorthand } from '@traveldesk/flights-contract';
import { CriteriaSummary, Misread } from '@traveldesk/flights-ui';
import { localToday } from '@traveldesk/shared-web';

/** A typed search and its target: the offers, or the form if a day is missing. */
interface TypedSearch {
  path: string;
  summary: ReactNode;
}

/** Returns a notice of the first unknown word; undefined if the text is a valid search, or has no two places. */
export function misreadSearch(typed: string): ReactNode {
  const word = misreadShorthand(typed, localToday());
  return word === undefined ? undefined : <Misread word={word} />;
}

/** Reads a search in the shorthand of the trade (`readShorthand`); undefined if it is none. */
export function readSearch(typed: string): TypedSearch | undefined {
  const draft = readShorthand(typed, localToday());
  if (!draft) return undefined;
  const isWhole = draft.trips.every(({ date }) => date !== null);
  return {
    path: `/flights/${isWhole ? 'results' : 'search'}?${encodeCriteria(draft)}`,
    summary: <CriteriaSummary criteria={draft} />,
  };
}
