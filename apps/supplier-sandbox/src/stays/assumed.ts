/**
 * Assumptions: behavior that neither the documentation nor the SDK of Duffel Stays defines, or that only third parties report. Each one
 * is defined here only, so that a better source changes one line. STAYS 1 to 5 describe the known behavior.
 */
export const assumed = {
  /** Check-in at most so many days from today at the property, at most so many nights, and a radius in kilometres. */
  mostDaysAhead: 330,
  mostNights: 99,
  mostRadiusKm: 100,
  mostRooms: 8,
  mostGuests: 40,
  /** A search result, its rates and the quotes of them end together, so many minutes after the search. */
  resultMinutes: 30,
  /** The first so many rates of a property stand in an answer to a search, where rooms are sent; all are fetched by its result. */
  ratesInSearch: 5,
  /** The code of a rate that was sold out or has ended, at the quote and at the booking. */
  unavailable: 'rate_unavailable',
  /** A quote is tried once, also where the hotel refused it. What is wrong with the body, or with the balance, is no attempt. */
  alreadyAttempted: 'booking_already_attempted',
  /** Hours until the hotel gives its reference in the scenario "No Reference Yet". */
  referenceHours: 24,
  /** A property's cancellation ends with the day of check-out there. */
  notCancellable: 'booking_not_cancellable',
  /** The share of the total that comes back where a rate does not tell its terms. */
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
