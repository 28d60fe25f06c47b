import { useSearchParams } from 'react-router-dom';

/** Returns the address of a property. `search` is a query with the criteria of a stay. */
export function propertyAddress(id: string, search: string): string {
  return `/hotels/property/${id}?${search}`;
}

/** Returns the address at which a rate is quoted. It names the property and the search, so that the way back survives a reload. */
export function quoteAddress(rate: string, property: string, search: string): string {
  const params = new URLSearchParams(search);
  params.set('rate', rate);
  params.set('property', property);
  return `/hotels/quote?${params}`;
}

/** Returns the address of the property that an address of `quoteAddress` names; undefined if it names none. */
export function propertyOfQuote(params: URLSearchParams): string | undefined {
  const search = new URLSearchParams(params);
  const id = search.get('property');
  if (!id) return undefined;
  search.delete('property');
  search.delete('rate');
  return propertyAddress(encodeURIComponent(id), search.toString());
}

/** The state of a link to a property whose suppliers are asked again. */
export const askAnew = { isAnew: true } as const;

/** Parameters of a search for another stay that replaces a booking: a part of an address, which all pages up to the new booking keep. */
export function replacing(id: string): string {
  return `&replaces=${encodeURIComponent(id)}`;
}

/** Returns `replacing` for the booking that the page's address names; empty if it names none. */
export function useReplacing(): string {
  const id = useSearchParams()[0].get('replaces');
  return id ? replacing(id) : '';
}
