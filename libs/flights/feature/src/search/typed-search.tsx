import type { ReactNode } from 'react';
import { encodeCriteria, readShorthand } from '@traveldesk/flights-contract';
import { CriteriaSummary } from '@traveldesk/flights-ui';
import { localToday } from '@traveldesk/shared-web';

/** A search as it was understood, and where it leads: to its offers, or to the form where a day is missing. */
interface TypedSearch {
  path: string;
  summary: ReactNode;
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
