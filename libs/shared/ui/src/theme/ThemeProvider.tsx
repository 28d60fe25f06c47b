import { ConfigProvider } from 'antd';
import { useMemo, type ReactNode } from 'react';
import { useLanguage, usePreferences } from '@traveldesk/shared-web';
import { makeTheme } from './theme';
import { useAntdLocale } from './useAntdLocale';
import { useDocumentTheme } from './useDocumentTheme';

/** No space between two letters of a button, which antd adds for Chinese. */
const button = { autoInsertSpace: false };

/** Gives antd, and the page itself, the user's theme, direction and language. */
export function ThemeProvider({ children }: { children: ReactNode }) {
  const { preferences, scheme } = usePreferences();
  const { direction, language } = useLanguage();
  const primary = `#${preferences.primary}`;
  const theme = useMemo(() => makeTheme(scheme, primary), [scheme, primary]);
  const locale = useAntdLocale(language);
  useDocumentTheme(scheme, preferences.skin, primary);
  return (
    <ConfigProvider theme={theme} direction={direction} button={button} locale={locale}>
      {children}
    </ConfigProvider>
  );
}
