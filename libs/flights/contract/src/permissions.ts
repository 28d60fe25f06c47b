/** What each part of flights asks for (SPECIFICATION 2). */
export const flightPermissions = { search: 'flights_search', bookings: 'flights_bookings' } as const;

/** Who of the platform's staff sees what an offer costs the platform (TRAVEL-RULES 30). Nobody else ever does. */
export const netPricePermission = 'show_markups';
