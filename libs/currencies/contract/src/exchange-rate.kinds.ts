/** Sources of rates: entered by hand, a file of the European Central Bank, or demo data. */
export const rateSources = ['manual', 'ecb', 'demo'] as const;
export type RateSource = (typeof rateSources)[number];

/**
 * The status of a rate now: the pair's newest is in force, old (used with a warning) or too old (not used); earlier ones are replaced. A
 * `waiting` rate is not used until a second person approves it.
 */
export const rateStatuses = ['waiting', 'in_force', 'old', 'too_old', 'replaced'] as const;
export type RateStatus = (typeof rateStatuses)[number];

/** Filter of the list: the newest rate of each pair, the rates before it, or the rates that wait for a second person. */
export const rateAges = ['newest', 'replaced', 'waiting'] as const;
