/** Seconds for which money that was read is not read again: a second person, or a booking, moves it meanwhile. */
export const fresh = 5;
