/** How a supplier wants a traveler of a single name: `FNU`, "first name unknown", as the given name; or the name in both fields. */
export const singleNameRules = ['fnu', 'repeat'] as const;
export type SingleNameRule = (typeof singleNameRules)[number];
