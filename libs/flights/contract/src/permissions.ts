/** What each part of flights asks for (SPECIFICATION 2). */
export const flightPermissions = { search: 'flights_search', bookings: 'flights_bookings' } as const;
