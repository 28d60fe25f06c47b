import { DownOutlined } from '@ant-design/icons';
import { Dropdown } from 'antd';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate } from 'react-router-dom';
import { usePreferences, useText } from '@traveldesk/shared-web';
import { ScreenIcon } from '../menu/ScreenIcon';
import styles from './HorizontalNav.module.css';
import { useMenu } from './useMenu';
import { useOneRow } from './useOneRow';

/** The navigation as a row below the navbar, sticky or static; entries that do not fit are in a menu at its end. */
export function HorizontalNav() {
  const { t } = useTranslation('common');
  const text = useText();
  const { sections, current } = useMenu();
  const { preferences } = usePreferences();
  const screens = sections.flatMap((section) => section.screens);
  const { ref, room } = useOneRow(screens.length);
  const rest = screens.slice(room);
  const navigate = useNavigate();
  return (
    <nav
      aria-label={t('shell.navigation')}
      className={styles.nav}
      data-sticky={preferences.horizontalNav === 'sticky'}
      data-below-navbar={preferences.navbar === 'sticky'}
    >
      <div className={styles.row} data-width={preferences.contentWidth}>
        <ul ref={ref} className={styles.list}>
          {screens.map((screen, index) => (
            <li key={screen.name} data-folded={index >= room}>
              <Link
                to={screen.path}
                className={styles.link}
                aria-current={screen === current ? 'page' : undefined}
              >
                <ScreenIcon name={screen.name} />
                {text(screen.label)}
              </Link>
            </li>
          ))}
        </ul>
        {rest.length > 0 && (
          <Dropdown
            trigger={['click']}
            placement="bottomRight"
            // eslint-disable-next-line jsx-a11y/no-autofocus -- a menu takes the focus when it is opened, as WAI-ARIA has it
            autoFocus
            menu={{
              className: styles.menu ?? '',
              selectedKeys: current ? [current.name] : [],
              items: rest.map((screen) => ({
                key: screen.name,
                icon: <ScreenIcon name={screen.name} />,
                label: <Link to={screen.path}>{text(screen.label)}</Link>,
                // Keys act on the menu, so it navigates; a pointer clicks the link itself, with modifier keys for a new tab.
                onClick: ({ domEvent }) => {
                  if (domEvent.type === 'keydown') void navigate(screen.path);
                },
              })),
            }}
          >
            <button
              type="button"
              className={styles.link}
              aria-haspopup="menu"
              data-current={current !== undefined && rest.includes(current)}
            >
              {t('shell.more')}
              <DownOutlined aria-hidden />
            </button>
          </Dropdown>
        )}
      </div>
    </nav>
  );
}
