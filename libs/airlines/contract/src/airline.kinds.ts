/** An inactive airline stays in what refers to it and is no longer offered for new searches and rules. */
export const airlineStatuses = ['active', 'inactive'] as const;

export type AirlineStatus = (typeof airlineStatuses)[number];
