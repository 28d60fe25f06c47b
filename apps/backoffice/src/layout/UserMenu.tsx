import { BulbOutlined, KeyOutlined, LogoutOutlined, UserOutlined } from '@ant-design/icons';
import { Dropdown, type MenuProps } from 'antd';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { signOut, useSession } from '@traveldesk/shared-web';
import { initials } from './initials';
import styles from './UserMenu.module.css';

/** The signed-in user's menu, with sign-out. */
export function UserMenu({ onShortcuts }: { onShortcuts: () => void }) {
  const { t } = useTranslation(['common', 'menu']);
  const navigate = useNavigate();
  const { user } = useSession();
  const name = user?.name ?? '';
  const items: MenuProps['items'] = [
    {
      key: 'who',
      type: 'group',
      label: (
        <div className={styles.who}>
          <strong>{name}</strong>
          <bdi dir="ltr">{user?.email}</bdi>
        </div>
      ),
    },
    { type: 'divider' },
    { key: '/profile', icon: <UserOutlined aria-hidden />, label: t('menu:users.profile') },
    { key: '/change-password', icon: <KeyOutlined aria-hidden />, label: t('user.changePassword') },
    { key: 'shortcuts', icon: <BulbOutlined aria-hidden />, label: t('shortcuts.title') },
    { key: 'logout', icon: <LogoutOutlined aria-hidden />, label: t('user.logout') },
  ];
  const button = useRef<HTMLButtonElement>(null);
  const act = (key: string) => {
    if (key === 'logout') signOut();
    else if (key === 'shortcuts') {
      // The dialog gives the focus back to the element that had it, and the menu's item is gone by then.
      button.current?.focus();
      onShortcuts();
    } else void navigate(key);
  };
  return (
    <Dropdown trigger={['click']} placement="bottomRight" menu={{ items, onClick: ({ key }) => act(key) }}>
      <button
        ref={button}
        type="button"
        className={styles.user}
        aria-label={t('user.menu', { name })}
        aria-haspopup="menu"
      >
        {/* Drawn by the style sheet, because the initials are not a part of the name. */}
        <span aria-hidden data-initials={initials(name)} className={styles.initials} />
      </button>
    </Dropdown>
  );
}
