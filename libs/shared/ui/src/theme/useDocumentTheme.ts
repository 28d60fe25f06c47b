import { useInsertionEffect } from 'react';
import type { Preferences } from '@traveldesk/shared-web';
import { accentsOf, variableOf } from './accents';
import type { Scheme } from './surfaces';
import { themeClass } from './theme';

/**
 * Sets scheme, skin and accents on <html>, as the boot script did before the first paint. It runs before anything measures the page, which
 * would otherwise be styled twice.
 */
export function useDocumentTheme(scheme: Scheme, skin: Preferences['skin'], primary: string): void {
  useInsertionEffect(() => {
    const { classList, dataset, style } = document.documentElement;
    classList.add(themeClass);
    dataset['theme'] = scheme;
    dataset['skin'] = skin;
    style.colorScheme = scheme;
    for (const [name, value] of Object.entries(accentsOf(primary, scheme))) {
      style.setProperty(variableOf(name), value);
    }
  }, [scheme, skin, primary]);
}
