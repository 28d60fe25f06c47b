import { BgColorsOutlined, SearchOutlined } from '@ant-design/icons';
import { Button, Layout } from 'antd';
import { Suspense, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { preloadable } from '@traveldesk/shared-ui';
import { usePreferences } from '@traveldesk/shared-web';
import { nothingAhead, TypedAhead, type Ahead } from '../palette/TypedAhead';
import { afterFirstData } from '../session/after-first-data';
import { useShortcuts } from '../shortcuts/useShortcuts';
import { Brand } from './Brand';
import { LanguageMenu } from './LanguageMenu';
import styles from './Navbar.module.css';
import { OverlayNav } from './OverlayNav';
import { ThemeButton } from './ThemeButton';
import { UserMenu } from './UserMenu';

const { Component: CommandPalette, preload: preloadPalette } = preloadable(
  async () => (await import('../palette/CommandPalette')).CommandPalette,
);
const { Component: ShortcutsDialog } = preloadable(
  async () => (await import('../shortcuts/ShortcutsDialog')).ShortcutsDialog,
);
const { Component: Customizer } = preloadable(
  async () => (await import('../customizer/Customizer')).Customizer,
);

export interface NavbarProps {
  /** Whether the navigation is an overlay, opened from here. */
  overlay: boolean;
  /** Whether the logo is here, if no navigation column shows it. */
  brand: boolean;
}

/**
 * Search, language, theme, customizer and user menu, above every page. A hidden navbar keeps the essential buttons: the navigation if there
 * is no other, the sign-out, and the customizer to show the navbar again.
 */
export function Navbar({ overlay, brand }: NavbarProps) {
  const { t } = useTranslation('common');
  const { preferences } = usePreferences();
  // Text typed for the open palette; null while it is closed.
  const [palette, setPalette] = useState<Ahead | null>(null);
  const openPalette = () => setPalette((open) => open ?? nothingAhead);
  const [customizer, setCustomizer] = useState<'gone' | 'open' | 'closing'>('gone');
  const [keys, setKeys] = useState(false);
  useShortcuts({ onPalette: openPalette, onHelp: () => setKeys(true) });
  // The palette opens by a key, so its code is fetched in advance.
  useEffect(() => void afterFirstData(() => void preloadPalette().catch(() => undefined)), []);
  const always = (
    <>
      <Button
        type="text"
        icon={<BgColorsOutlined aria-hidden />}
        aria-label={t('customizer.title')}
        onClick={() => setCustomizer('open')}
      />
      <UserMenu onShortcuts={() => setKeys(true)} />
    </>
  );
  return (
    <>
      {preferences.navbar === 'hidden' ? (
        <header className={styles.rest}>
          {overlay && <OverlayNav />}
          {always}
        </header>
      ) : (
        <Layout.Header
          className={styles.navbar}
          data-sticky={preferences.navbar === 'sticky'}
          data-blur={preferences.blur}
        >
          {overlay && <OverlayNav />}
          {brand && <Brand short={overlay} />}
          <button type="button" className={styles.search} onClick={openPalette}>
            <SearchOutlined aria-hidden />
            <span className={styles.searchText}>{t('palette.open')}</span>
            <kbd className={styles.keys}>{t('palette.keys')}</kbd>
          </button>
          <div className={styles.tools}>
            <LanguageMenu />
            <ThemeButton />
            {always}
          </div>
        </Layout.Header>
      )}
      {palette && (
        <Suspense fallback={<TypedAhead onType={setPalette} />}>
          <CommandPalette
            ahead={palette}
            onClose={() => setPalette(null)}
            onCustomize={() => setCustomizer('open')}
            onShortcuts={() => setKeys(true)}
          />
        </Suspense>
      )}
      <Suspense>
        {keys && <ShortcutsDialog onClose={() => setKeys(false)} />}
        {customizer !== 'gone' && (
          <Customizer
            open={customizer === 'open'}
            onClose={() => setCustomizer('closing')}
            onClosed={() => setCustomizer('gone')}
          />
        )}
      </Suspense>
    </>
  );
}
