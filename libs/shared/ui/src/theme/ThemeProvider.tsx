import { ConfigProvider } from 'antd';
import { useMemo, useState, type ReactNode } from 'react';
import { useLanguage, usePreferences } from '@traveldesk/shared-web';
import { QuestionDialog } from '../question/QuestionDialog';
import { makeTheme } from './theme';
import { useAntdLocale } from './useAntdLocale';
import { useDocumentTheme } from './useDocumentTheme';

/** No space between two letters of a button, which antd adds for Chinese. */
const button = { autoInsertSpace: false };

/**
 * Whether the user asked their system for less motion when the page began: antd then shows and hides without steps.
 * A later change waits for the next page, as antd would mount everything anew for it.
 */
const wantsLessMotion = () => window.matchMedia('(prefers-reduced-motion: reduce)').matches;

/** Gives antd, and the page itself, the user's theme, direction and language. */
export function ThemeProvider({ children }: { children: ReactNode }) {
  const { preferences, scheme } = usePreferences();
  const { direction, language } = useLanguage();
  const primary = `#${preferences.primary}`;
  const [still] = useState(wantsLessMotion);
  const theme = useMemo(() => {
    const made = makeTheme(scheme, primary);
    return still ? { ...made, token: { ...made.token, motion: false } } : made;
  }, [scheme, primary, still]);
  const locale = useAntdLocale(language);
  useDocumentTheme(scheme, preferences.skin, primary);
  return (
    <ConfigProvider theme={theme} direction={direction} button={button} locale={locale}>
      {children}
      <QuestionDialog />
    </ConfigProvider>
  );
}
