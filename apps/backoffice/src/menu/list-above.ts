import { createContext } from 'react';
import type { TextKey } from '@traveldesk/shared-web';

/** A list in the navigation. */
export interface ListAbove {
  path: string;
  label: TextKey;
}

/** Finds the list that a path belongs to. The layout provides it, because a screen cannot import the table of screens. */
export const ListAboveContext = createContext<(path: string) => ListAbove | undefined>(() => undefined);
