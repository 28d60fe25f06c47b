/** An inactive airline stays in records that refer to it, but is not offered for new searches and rules. */
export const airlineStatuses = ['active', 'inactive'] as const;

export type AirlineStatus = (typeof airlineStatuses)[number];
