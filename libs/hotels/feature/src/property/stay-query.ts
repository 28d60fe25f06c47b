import { decodeStay, encodeStay, stayNames } from '@traveldesk/hotels-contract';

/**
 * Returns the search of an address as the API's query, the same text for the same search. If a part cannot be read, returns the
 * query of the address unchanged, so that the API reports the error.
 */
export function stayQuery(params: URLSearchParams): string {
  const { draft, errors } = decodeStay(params);
  if (Object.keys(errors).length === 0) return encodeStay(draft);
  const known: readonly string[] = stayNames;
  return new URLSearchParams([...params].filter(([name]) => known.includes(name))).toString();
}
