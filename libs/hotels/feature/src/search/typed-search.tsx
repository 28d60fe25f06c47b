import type { ReactNode } from 'react';
import { encodeStay, misreadStayShorthand, readStayShorthand } from '@traveldesk/hotels-contract';
import { currentLanguage, localToday, type AppDispatch } from '@traveldesk/shared-web';
import { Misread } from '@traveldesk/suppliers-ui';
import { hotelsPlace } from '../places/places.api';
import { StayCriteriaSummary } from './StayCriteriaSummary';

const example = 'HOTEL DXB 12DEC 3N 2A1C8';

/** Returns a notice of the first unknown word; undefined if the text is a valid search, or has no place. */
export function misreadSearch(typed: string): ReactNode {
  const word = misreadStayShorthand(typed, localToday());
  return word === undefined ? undefined : <Misread word={word} example={example} />;
}

/** Reads a search in the shorthand of the trade (`readStayShorthand`); undefined if the text is not one. A search without days
 * opens the form. */
export function readSearch(typed: string) {
  const draft = readStayShorthand(typed, localToday());
  if (!draft || draft.place === null) return undefined;
  const isDated = draft.check_in !== null && draft.check_out !== null;
  return {
    path: `/hotels/${isDated ? 'results' : 'search'}?${encodeStay(draft)}`,
    summary: <StayCriteriaSummary criteria={draft} />,
    isDated,
    places: [draft.place],
  };
}

/** Resolves to whether all places exist; true if the look-up fails, so that a failure hides nothing. */
export const placesExist = (places: readonly string[]) => async (dispatch: AppDispatch) => {
  const language = currentLanguage();
  const found = await Promise.all(
    places.map(async (place) => {
      const asked = dispatch(hotelsPlace.initiate({ place, company: null, language }));
      const { data } = await asked;
      asked.unsubscribe();
      return data;
    }),
  );
  return !found.includes(null);
};
