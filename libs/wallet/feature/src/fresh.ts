/** Seconds before money is read again, as other people and bookings move it. */
export const fresh = 5;
