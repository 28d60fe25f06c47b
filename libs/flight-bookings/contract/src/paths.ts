/** Paths of flight bookings beside those of all bookings; `id` is a record's id, or `:id` in route declarations. */
export const flightBookingPaths = {
  changeRequests: (id: string) => `/flights/bookings/${id}/change-requests`,
  changeQuotes: (id: string) => `/flights/bookings/${id}/change-quotes`,
  change: (id: string) => `/flights/bookings/${id}/change`,
  airlineChange: (id: string) => `/flights/bookings/${id}/airline-change`,
  manual: '/flights/manual-bookings',
  manualOne: (id: string) => `/flights/manual-bookings/${id}`,
  groups: '/flights/group-requests',
  /** GET: facts for the review that need no supplier call. */
  reviewNotes: (offerId: string) => `/flights/offers/${offerId}/booking-notes`,
  /** GET: bags and seats on sale with an offer. */
  extras: (offerId: string) => `/flights/offers/${offerId}/extras`,
  /** POST: recalculates the price for the paying company. */
  payer: (offerId: string) => `/flights/offers/${offerId}/payer`,
  /** GET: the offer for a client before booking, as PDF. */
  offerDocument: (offerId: string) => `/flights/offers/${offerId}/quote-document`,
};
