import type { ReactNode } from 'react';
import { usePreferences } from '@traveldesk/shared-web';
import { Theme } from './Theme';

/** Applies the user's theme, direction and language to antd and to the page. */
export function ThemeProvider({ children }: { children: ReactNode }) {
  const { preferences, scheme } = usePreferences();
  return (
    <Theme scheme={scheme} skin={preferences.skin} primary={`#${preferences.primary}`}>
      {children}
    </Theme>
  );
}
