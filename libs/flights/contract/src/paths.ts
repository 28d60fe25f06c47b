/** Paths below the API's base path; an id is a record's key, or `:id` where routes are declared. */
export const flightPaths = {
  /** GET, a search: the criteria as query (`encodeCriteria`), the answer as NDJSON lines. */
  offers: '/flights/offers',
  /** GET, the review: the offer fetched anew from its supplier. */
  offer: (id: string) => `/flights/offers/${id}`,
  /** POST: what the review has shown is accepted. */
  acceptances: (id: string) => `/flights/offers/${id}/acceptances`,
  /** GET: why its price is what it is, for staff who work on prices. */
  priceExplanation: (id: string) => `/flights/offers/${id}/price-explanation`,
  /** GET: one's own recent and saved searches. */
  searches: '/flights/searches',
  savedSearches: '/flights/saved-searches',
  savedSearch: (id: string) => `/flights/saved-searches/${id}`,
  shares: '/flights/shares',
  share: (id: string) => `/flights/shares/${id}`,
  /** GET: what the suppliers of who buys take. */
  terms: '/flights/terms',
  /** GET: offers as a text for a client. */
  clientText: '/flights/client-text',
  nearbyAirports: '/flights/nearby-airports',
  /** GET, the criteria as query: what is known of the days around. */
  dayPrices: '/flights/day-prices',
  /** GET, the criteria of that day as query: asks the suppliers for one day. */
  dayPrice: '/flights/day-price',
};
