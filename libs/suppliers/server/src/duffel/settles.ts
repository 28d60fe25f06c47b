const minute = 60_000;

/**
 * How long after a call its effect may still occur (SECURITY 12). Duffel takes up to 120 s to create an order. Ten minutes (our
 * judgment) cover work that Duffel has started with an airline and finishes after our timeout. For a 202 it states no limit and
 * reports the result by an event: one day
 * (our judgment).
 */
export const settlesWithinMs = { unanswered: 10 * minute, accepted: 24 * 60 * minute } as const;
