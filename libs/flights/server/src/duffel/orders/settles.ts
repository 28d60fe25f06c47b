const minute = 60_000;

/**
 * How long after a call its effect may still come (SECURITY 12). Duffel takes up to 120 s to make an order; what it has begun with an
 * airline when nobody waits any more is over well within ten minutes (judgement). Of a 202 it says no time at all, and tells of its
 * end by an event: a day (judgement).
 */
export const settlesWithinMs = { unanswered: 10 * minute, accepted: 24 * 60 * minute } as const;
