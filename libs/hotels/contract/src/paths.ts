/** Paths below the API's base path; an id is a record's key, or `:id` in route declarations. */
export const hotelPaths = {
  /** GET: places to search around, by text or by reference. */
  places: '/hotels/places',
  /** GET: a search. The criteria are the query (`encodeStay`), the response is NDJSON lines. */
  offers: '/hotels/offers',
  /** GET: our records of properties, for those who join and split them. */
  properties: '/hotels/properties',
  propertyRecord: (id: string) => `/hotels/properties/${id}/record`,
  propertyHistory: (id: string) => `/hotels/properties/${id}/history`,
  propertyJoins: (id: string) => `/hotels/properties/${id}/joins`,
  propertySplits: (id: string) => `/hotels/properties/${id}/splits`,
  propertySeparations: (id: string) => `/hotels/properties/${id}/separations`,
  propertyUndos: (id: string) => `/hotels/properties/${id}/undos`,
  /** GET: pairs of records that may be the same property. */
  propertyMatches: '/hotels/property-matches',
  /** GET, with a search as query: a property. */
  property: (id: string) => `/hotels/properties/${id}`,
  /** GET, with a search and a supplier as query: the rates of a property. */
  propertyRates: (id: string) => `/hotels/properties/${id}/rates`,
  /** GET, with a search and a supplier as query: reviews of a property. */
  propertyReviews: (id: string) => `/hotels/properties/${id}/reviews`,
  /** GET: a photo by the random name that answers give it. */
  photo: (name: string) => `/hotels/photos/${name}`,
  /** GET: explains the price of a fetched rate, for staff who work on prices. */
  rateExplanation: (id: string) => `/hotels/rates/${id}/price-explanation`,
  /** POST: the supplier's quote of a rate. */
  quotes: '/hotels/quotes',
  quote: (id: string) => `/hotels/quotes/${id}`,
  /** POST: accepts what the quote changes. */
  quoteAcceptances: (id: string) => `/hotels/quotes/${id}/acceptances`,
  /** GET: the quote for a client, as PDF (`documentQuerySchema`). 404, 422 `rate_expired`. */
  quoteDocument: (id: string) => `/hotels/quotes/${id}/quote-document`,
  /** POST: sends the quote to a client by mail. */
  quoteMails: (id: string) => `/hotels/quotes/${id}/mails`,
  /** GET: the caller's recent and saved searches. */
  searches: '/hotels/searches',
  savedSearches: '/hotels/saved-searches',
  savedSearch: (id: string) => `/hotels/saved-searches/${id}`,
  /** GET, POST: the negotiated rates of a company at a supplier. */
  negotiatedRates: (id: string, supplierId: string) =>
    `/companies/${id}/suppliers/${supplierId}/negotiated-rates`,
  negotiatedRate: (id: string, supplierId: string, rateId: string) =>
    `/companies/${id}/suppliers/${supplierId}/negotiated-rates/${rateId}`,
  /** POST: tries again to bring a rate to the supplier. */
  negotiatedRegistrations: (id: string, supplierId: string, rateId: string) =>
    `/companies/${id}/suppliers/${supplierId}/negotiated-rates/${rateId}/registrations`,
  /** GET: the chains and properties that a rate may name. */
  negotiatedChains: (id: string, supplierId: string) =>
    `/companies/${id}/suppliers/${supplierId}/negotiated-rate-chains`,
  negotiatedProperties: (id: string, supplierId: string) =>
    `/companies/${id}/suppliers/${supplierId}/negotiated-rate-properties`,
};
