import type { ReactNode } from 'react';
import { encodeCriteria, misreadShorthand, readShorthand } from '@traveldesk/flights-contract';
import { CriteriaSummary } from '@traveldesk/flights-ui';
import { placeExists } from '@traveldesk/geo-ui';
import { localToday, type AppDispatch } from '@traveldesk/shared-web';
import { Misread } from '@traveldesk/suppliers-ui';

const example = 'CAI DXB 12DEC 20DEC 2A1C5 BIZ';

/** Returns a notice of the first unknown word; undefined if the text is a valid search, or has no two places. */
export function misreadSearch(typed: string): ReactNode {
  const word = misreadShorthand(typed, localToday());
  return word === undefined ? undefined : <Misread word={word} example={example} />;
}

/** Reads a search in the shorthand of the trade (`readShorthand`); undefined if the text is not one. A search without days opens
 * the form. */
export function readSearch(typed: string) {
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
