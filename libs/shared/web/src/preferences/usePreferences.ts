import { useSyncExternalStore } from 'react';
import type { Preferences } from './preferences';
import { onPreferencesChange, readPreferences, setPreferences } from './store';
import { useMediaQuery } from './useMediaQuery';

export interface PreferenceChoice {
  preferences: Preferences;
  /** The theme to show: the chosen one, or the system's. */
  scheme: 'light' | 'dark';
  setPreferences: (change: Partial<Preferences>) => void;
}

export function usePreferences(): PreferenceChoice {
  const preferences = useSyncExternalStore(onPreferencesChange, readPreferences);
  const systemIsDark = useMediaQuery('(prefers-color-scheme: dark)');
  const scheme = preferences.theme === 'system' ? (systemIsDark ? 'dark' : 'light') : preferences.theme;
  return { preferences, scheme, setPreferences };
}
