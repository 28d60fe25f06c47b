import type { ReactNode } from 'react';
import type { AppDispatch } from '@traveldesk/shared-web';

/** A typed search and its target: the results, or the form if a day is missing. */
interface ReadSearch {
  path: string;
  summary: ReactNode;
  /** Whether it has all its days. A text without a day may also be ordinary words. */
  isDated: boolean;
  /** Its places, once each, in the product's own notation without spaces. */
  places: readonly string[];
}

/** Reads a product's searches typed in the shorthand of the trade. */
export interface TypedSearchReader {
  /** Undefined if the text is not a search. */
  readSearch(typed: string): ReadSearch | undefined;
  /** A notice of the part that was not understood; undefined if there is none. */
  misreadSearch(typed: string): ReactNode;
  /** Resolves to whether all places exist. */
  placesExist(places: readonly string[]): (dispatch: AppDispatch) => Promise<boolean>;
}
