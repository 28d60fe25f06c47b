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
  /** The navigation lies over the page and opens from here. */
  overlay: boolean;
  /** The logo is here where no column of navigation has it. */
  brand: boolean;
}

/**
 * Search, language, theme, customizer and the user, above every page. Of a hidden navbar there stays what one would be
 * stuck without: the way to another screen where there is no other, the way out, and the way to have it back.
 */
export function Navbar({ overlay, brand }: NavbarProps) {
  const { t } = useTranslation('common');
  const { preferences } = usePreferences();
  // What has been typed for the palette, where it is open.
  const [palette, setPalette] = useState<Ahead | null>(null);
  const openPalette = () => setPalette((open) => open ?? nothingAhead);
  const [customizer, setCustomizer] = useState<'gone' | 'open' | 'closing'>('gone');
  const [keys, setKeys] = useState(false);
  useShortcuts({ onPalette: openPalette, onHelp: () => setKeys(true) });
  // It opens by a keystroke, so its code is fetched before that.
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
