/** The background colors, from the page up to floating elements. */
export const surfaces = {
  dark: { layout: '#13141d', container: '#1b1d29', elevated: '#232635', text: '#e4e6f1' },
  light: { layout: '#f4f5f9', container: '#ffffff', elevated: '#ffffff', text: '#1f2233' },
} as const;

export type Scheme = keyof typeof surfaces;

/** The share of the text color that each kind of text keeps; all are readable on every background (WCAG 2.2 AA). */
export const textShares = {
  dark: { text: 0.94, secondary: 0.72, tertiary: 0.6 },
  light: { text: 0.95, secondary: 0.78, tertiary: 0.7 },
} as const satisfies Record<Scheme, object>;
