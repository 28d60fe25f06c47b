import type { ReactNode } from 'react';
import { encodeCriteria, misreadShorthand, readShorthand } from '@traveldesk/flights-contract';
import { CriteriaSummary, Misread } from '@traveldesk/flights-ui';
import { localToday } from '@traveldesk/shared-web';

/** A search as it was understood, and where it leads: to its offers, or to the form where a day is missing. */
interface TypedSearch {
  path: string;
  summary: ReactNode;
}

/** What of it is not understood, with how it is written; undefined where it is a search, or says no two places. */
export function misreadSearch(typed: string): ReactNode {
  const word = misreadShorthand(typed, localToday());
  return word === undefined ? undefined : <Misread word={word} />;
}

/** A search that was typed anywhere, in the words of the trade (`readShorthand`); undefined where it is none. */
export function readSearch(typed: string): TypedSearch | undefined {
  const draft = readShorthand(typed, localToday());
  if (!draft) return undefined;
  const isWhole = draft.trips.every(({ date }) => date !== null);
  return {
    path: `/flights/${isWhole ? 'results' : 'search'}?${encodeCriteria(draft)}`,
    summary: <CriteriaSummary criteria={draft} />,
  };
}
