import { Layout } from 'antd';
import { Suspense, useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { Outlet } from 'react-router-dom';
import { preloadable } from '@traveldesk/shared-ui';
import { overlayBelow, useMediaQuery, usePreferences, useSession } from '@traveldesk/shared-web';
import { ListAboveContext } from '../menu/list-above';
import { currentEntry, menuSections } from '../menu/menu';
import { Navbar } from './Navbar';
import { SideNav } from './SideNav';
import styles from './DefaultLayout.module.css';

// Loaded only by users who chose the horizontal navigation.
const { Component: HorizontalNav } = preloadable(async () => (await import('./HorizontalNav')).HorizontalNav);

const narrow = `(max-width: ${overlayBelow - 0.02}px)`;

/**
 * The layout for signed-in users, with the navigation beside or above the page. Below 1279 px it is a vertical overlay regardless of the
 * preference (SPECIFICATION 4).
 */
export function DefaultLayout() {
  const { t } = useTranslation('common');
  const { preferences } = usePreferences();
  const { permissions } = useSession();
  const entryOf = useCallback((path: string) => currentEntry(path, menuSections(permissions)), [permissions]);
  const overlay = useMediaQuery(narrow);
  const vertical = overlay || preferences.navigation === 'vertical';
  return (
    <Layout hasSider={vertical && !overlay} className={styles.layout}>
      <a href="#main" className={styles.skip}>
        {t('shell.skip')}
      </a>
      {vertical && !overlay && <SideNav />}
      <Layout className={styles.body}>
        <Navbar overlay={overlay} brand={!vertical || overlay} />
        {!vertical && preferences.horizontalNav !== 'hidden' && (
          <Suspense fallback={<div className={styles.row} />}>
            <HorizontalNav />
          </Suspense>
        )}
        {/* This is the page's <main>. */}
        <Layout.Content
          id="main"
          tabIndex={-1}
          className={styles.content}
          data-width={preferences.contentWidth}
        >
          <ListAboveContext value={entryOf}>
            <Suspense>
              <Outlet />
            </Suspense>
          </ListAboveContext>
        </Layout.Content>
        <Layout.Footer className={styles.footer} data-width={preferences.contentWidth}>
          {t('shell.footer', { year: new Date().getFullYear() })}
        </Layout.Footer>
      </Layout>
    </Layout>
  );
}

export { DefaultLayout as Component };
