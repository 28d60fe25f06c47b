/** Where a rate is from: written by hand, a file of the European Central Bank, the demo's own. */
export const rateSources = ['manual', 'ecb', 'demo'] as const;
export type RateSource = (typeof rateSources)[number];

/**
 * What a rate is good for at this moment: the newest of its pair is in force, old where it is used with a warning, and too
 * old where it is not used; a newer one of the pair replaces it. One that is `waiting` for a second person is not used.
 */
export const rateStatuses = ['waiting', 'in_force', 'old', 'too_old', 'replaced'] as const;
export type RateStatus = (typeof rateStatuses)[number];

/** Filter of the list: the newest rate of each pair, the rates before it, or the rates that wait for a second person. */
export const rateAges = ['newest', 'replaced', 'waiting'] as const;
