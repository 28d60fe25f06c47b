/** A day in milliseconds; of UTC, where every day has as many. */
export const dayMs = 86_400_000;
