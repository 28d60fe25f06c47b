import { DownOutlined } from '@ant-design/icons';
import { Dropdown } from 'antd';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate } from 'react-router-dom';
import { usePreferences, useText } from '@traveldesk/shared-web';
import { ScreenIcon } from '../menu/ScreenIcon';
import type { Destination, MenuSection } from '../menu/menu';
import styles from './HorizontalNav.module.css';
import { useMenu } from './useMenu';

/** The navigation as a row below the navbar, sticky or static: a menu for each group, or the link of its only screen. */
export function HorizontalNav() {
  const { t } = useTranslation('common');
  const text = useText();
  const { sections, current } = useMenu();
  const { preferences } = usePreferences();
  return (
    <nav
      aria-label={t('shell.navigation')}
      className={styles.nav}
      data-sticky={preferences.horizontalNav === 'sticky'}
      data-below-navbar={preferences.navbar === 'sticky'}
    >
      <ul className={styles.row} data-width={preferences.contentWidth}>
        {sections.map(({ group, screens }) => {
          const [only, ...others] = screens;
          return (
            <li key={group}>
              {only && others.length === 0 ? (
                <Link
                  to={only.path}
                  className={styles.link}
                  aria-current={only === current ? 'page' : undefined}
                >
                  <ScreenIcon name={only.name} />
                  {text(only.label)}
                </Link>
              ) : (
                <GroupMenu group={group} screens={screens} current={current} />
              )}
            </li>
          );
        })}
      </ul>
    </nav>
  );
}

function GroupMenu({ group, screens, current }: MenuSection & { current: Destination | undefined }) {
  const { t } = useTranslation('common');
  const text = useText();
  const navigate = useNavigate();
  return (
    <Dropdown
      trigger={['click']}
      // eslint-disable-next-line jsx-a11y/no-autofocus -- a menu takes the focus when it is opened, as WAI-ARIA has it
      autoFocus
      getPopupContainer={(trigger) => trigger.parentElement ?? document.body}
      menu={{
        className: styles.menu ?? '',
        selectedKeys: current ? [current.name] : [],
        items: screens.map((screen) => ({
          key: screen.name,
          icon: <ScreenIcon name={screen.name} />,
          label: (
            <Link to={screen.path} aria-current={screen === current ? 'page' : undefined}>
              {text(screen.label)}
            </Link>
          ),
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
        data-current={current !== undefined && screens.includes(current)}
      >
        {t(`menu.groups.${group}`)}
        <DownOutlined aria-hidden />
      </button>
    </Dropdown>
  );
}
