/** The options of each preference, default first (SPECIFICATION 4 and 9). The customizer is built from them. */
export const preferenceOptions = {
  theme: ['dark', 'light', 'system'],
  skin: ['default', 'bordered'],
  primary: ['7367F0', '675DD8', '2563EB', '0F766E', 'B4530A', 'BE185D'],
  contentWidth: ['fluid', 'boxed'],
  navigation: ['vertical', 'horizontal'],
  collapsed: ['no', 'yes'],
  horizontalNav: ['sticky', 'static', 'hidden'],
  navbar: ['sticky', 'static', 'hidden'],
  blur: ['yes', 'no'],
  footer: ['static'],
  // Single-key shortcuts, which speech input can trigger by accident (WCAG 2.1.4).
  shortcuts: ['yes', 'no'],
} as const;

export type PreferenceName = keyof typeof preferenceOptions;
export type Preferences = { [Name in PreferenceName]: (typeof preferenceOptions)[Name][number] };

const names = Object.keys(preferenceOptions) as PreferenceName[];

export const defaultPreferences = Object.fromEntries(
  names.map((name) => [name, preferenceOptions[name][0]]),
) as Preferences;

/** Returns the cookie's text: `theme=dark&skin=default&…`. */
export function encodePreferences(preferences: Preferences): string {
  return new URLSearchParams(preferences).toString();
}

/** Parses a cookie; missing and invalid values get their defaults. */
export function decodePreferences(text: string): Preferences {
  const stored = new URLSearchParams(text);
  const entries = names.map((name) => {
    const options: readonly string[] = preferenceOptions[name];
    const value = stored.get(name);
    return [name, value && options.includes(value) ? value : options[0]];
  });
  return Object.fromEntries(entries) as Preferences;
}
