import { ConfigProvider } from 'antd';
import { useMemo, useState, type ReactNode } from 'react';
import { useLanguage, usePreferences } from '@traveldesk/shared-web';
import { QuestionDialog } from '../question/QuestionDialog';
import { makeTheme } from './theme';
import { useAntdLocale } from './useAntdLocale';
import { useDocumentTheme } from './useDocumentTheme';

/** Disables the space that antd inserts into two-character button labels, meant for Chinese. */
const button = { autoInsertSpace: false };

/**
 * Whether the user asked their system for reduced motion when the page opened: antd then does not animate. A later change applies from the
 * next page load, because antd would remount everything.
 */
const wantsLessMotion = () => window.matchMedia('(prefers-reduced-motion: reduce)').matches;

/** Menus, options and calendars belong to the landmark of their button, so that screen readers find them there. */
const landmarkOf = (trigger?: HTMLElement) =>
  trigger?.closest<HTMLElement>('.ant-modal-container, main, header') ?? document.body;

/** Applies the user's theme, direction and language to antd and to the page. */
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
    <ConfigProvider
      theme={theme}
      direction={direction}
      button={button}
      locale={locale}
      getPopupContainer={landmarkOf}
    >
      {children}
      <QuestionDialog />
    </ConfigProvider>
  );
}
