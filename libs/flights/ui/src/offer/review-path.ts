/** Returns the address of an offer's review. It contains the list's query, so that the way back survives a reload. */
export function reviewPath(offer: string, search: string): string {
  const params = new URLSearchParams(search);
  params.set('offer', offer);
  return `/flights/review?${params}`;
}

/** Returns the address of the list that the review was opened from. */
export function resultsPath(params: URLSearchParams): string {
  const next = new URLSearchParams(params);
  next.delete('offer');
  return `/flights/results?${next}`;
}
