import type { ReactNode } from 'react';
import { encodeCriteria, misreadShorthand, readShorthand } from '@traveldesk/flights-contract';
import { CriteriaSummary, Misread } from '@traveldesk/flights-ui';
import { placeExists } from '@traveldesk/geo-ui';
import { localToday, type AppDispatch } from '@traveldesk/shared-web';

/** A typed search and its target: the offers, or the form if a day is missing. */
interface TypedSearch {
  path: string;
  summary: ReactNode;
  /** Whether each trip has its day. Six letters without a day may also be an ordinary word. */
  isDated: boolean;
  /** The codes of its places, once each. */
  places: readonly string[];
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
  const isDated = draft.trips.every(({ date }) => date !== null);
  const codes = draft.trips.flatMap(({ origin, destination }) => [origin ?? '', destination ?? '']);
  return {
    path: `/flights/${isDated ? 'results' : 'search'}?${encodeCriteria(draft)}`,
    summary: <CriteriaSummary criteria={draft} />,
    isDated,
    places: [...new Set(codes)],
  };
}

/** Resolves to whether all places exist. */
export const placesExist = (codes: readonly string[]) => async (dispatch: AppDispatch) =>
  (await Promise.all(codes.map((code) => dispatch(placeExists(code))))).every(Boolean);
