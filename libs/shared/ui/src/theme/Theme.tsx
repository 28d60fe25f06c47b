import { ConfigProvider } from 'antd';
import { useMemo, useState, type ReactNode } from 'react';
import { useLanguage, type Preferences } from '@traveldesk/shared-web';
import { QuestionDialog } from '../question/QuestionDialog';
import type { Scheme } from './surfaces';
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

export interface ThemeProps {
  scheme: Scheme;
  skin: Preferences['skin'];
  /** `#rrggbb`. */
  primary: string;
  /** Where antd's style rules come from: a stylesheet extracted by the build, or the browser, which generates them. */
  styles?: 'extracted' | 'generated';
  children: ReactNode;
}

/** Applies a theme, and the language's direction, to antd and to the page. */
export function Theme({ scheme, skin, primary, styles = 'extracted', children }: ThemeProps) {
  const { direction, language } = useLanguage();
  const [still] = useState(wantsLessMotion);
  const theme = useMemo(() => {
    const made = makeTheme(scheme, primary, styles === 'extracted');
    return still ? { ...made, token: { ...made.token, motion: false } } : made;
  }, [scheme, primary, styles, still]);
  const locale = useAntdLocale(language);
  useDocumentTheme(scheme, skin, primary);
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
