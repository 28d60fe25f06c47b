import { createContext } from 'react';
import type { TextKey } from '@traveldesk/shared-web';

/** A list of the navigation, by its name. */
export interface ListAbove {
  path: string;
  label: TextKey;
}

/** Finds the list that a path belongs to. The layout provides it: a screen cannot import the table of screens that loads it. */
export const ListAboveContext = createContext<(path: string) => ListAbove | undefined>(() => undefined);
