/**
 * Assumptions: behavior that neither the documentation nor the SDK of Duffel Stays defines, or that only third parties report. Each one
 * is defined here only, so that a better source changes one line. STAYS 1 to 5 describe the known behavior.
 */
export const assumed = {
  /** The maximum days until check-in, counted at the property, the maximum nights, and the maximum radius in kilometers. */
  mostDaysAhead: 330,
  mostNights: 99,
  mostRadiusKm: 100,
  mostRooms: 8,
  mostGuests: 40,
  /** The minutes after a search at which its results, rates and quotes expire together. */
  resultMinutes: 30,
  /** The maximum rates of a property in the answer to a search, if rooms are sent; fetching the result returns all. */
  ratesInSearch: 5,
  /** The error code for a rate that is sold out or has expired, at the quote and at the booking. */
  unavailable: 'rate_unavailable',
  /** A quote allows one attempt, even if the hotel refuses it. An invalid body or an insufficient balance does not count as an attempt. */
  alreadyAttempted: 'booking_already_attempted',
  /** Hours until the hotel gives its reference in the scenario "No Reference Yet". */
  referenceHours: 24,
  /** A stay can be canceled until the end of its check-out day at the property. */
  notCancellable: 'booking_not_cancellable',
  /** The share of the total that is refunded if a rate states no terms. */
  unknownTermsRefund: 1,
  /**
   * A booking names customer users, and the list of bookings is filtered by one. They are created at this path, and an id is good by itself, so
   * nothing is kept of them.
   */
  customerUsers: '/identity/customer/users',
  mostUsers: 50,
  /** The highest age of a child at check-in. Guests without an age are adults. */
  oldestChild: 17,
} as const;
