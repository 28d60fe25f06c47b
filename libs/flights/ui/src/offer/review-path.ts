/** The review of an offer; the list's own address goes with it, so that the way back knows it after a reload too. */
export function reviewPath(offer: string, search: string): string {
  const params = new URLSearchParams(search);
  params.set('offer', offer);
  return `/flights/review?${params}`;
}

/** The list that a review was opened from. */
export function resultsPath(params: URLSearchParams): string {
  const next = new URLSearchParams(params);
  next.delete('offer');
  return `/flights/results?${next}`;
}
