import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { usePreferences, useText } from '@traveldesk/shared-web';
import { screenIcon } from '../menu/icons';
import styles from './HorizontalNav.module.css';
import { useMenu } from './useMenu';

/** The navigation as a row below the navbar: sticky, static or hidden. */
export function HorizontalNav() {
  const { t } = useTranslation('common');
  const text = useText();
  const { sections, current } = useMenu();
  const { preferences } = usePreferences();
  if (preferences.horizontalNav === 'hidden') return null;
  return (
    <nav
      aria-label={t('shell.navigation')}
      className={styles.nav}
      data-sticky={preferences.horizontalNav === 'sticky'}
      data-below-navbar={preferences.navbar === 'sticky'}
    >
      <ul className={styles.list} data-width={preferences.contentWidth}>
        {sections.flatMap(({ screens }) =>
          screens.map((screen) => (
            <li key={screen.name}>
              <Link
                to={screen.path}
                className={styles.link}
                aria-current={screen === current ? 'page' : undefined}
              >
                {screenIcon(screen.name)}
                {text(screen.label)}
              </Link>
            </li>
          )),
        )}
      </ul>
    </nav>
  );
}
