/** Seconds for which a rule that was read is not read again: a second person, or its day, changes it meanwhile. */
export const fresh = 5;
