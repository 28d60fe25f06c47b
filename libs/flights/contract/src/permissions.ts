/** Permissions of the parts of flights (SPECIFICATION 2). */
export const flightPermissions = { search: 'flights_search', bookings: 'flights_bookings' } as const;
