/** Rules for a single name: `fnu` sends `FNU` ("first name unknown") as given name, `repeat` sends the name in both fields. */
export const singleNameRules = ['fnu', 'repeat'] as const;
export type SingleNameRule = (typeof singleNameRules)[number];
