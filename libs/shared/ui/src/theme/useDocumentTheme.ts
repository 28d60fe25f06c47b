import { useInsertionEffect } from 'react';
import type { Preferences } from '@traveldesk/shared-web';
import { accentsOf } from './accents';
import type { Scheme } from './surfaces';
import { themeClass } from './theme';

/** Returns the variable of an accent: `solidHover` is `--td-primary-solid-hover`. */
export function variableOf(name: string): string {
  return `--td-primary-${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;
}

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
