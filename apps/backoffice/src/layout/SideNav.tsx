import { MenuFoldOutlined, MenuUnfoldOutlined } from '@ant-design/icons';
import { Layout } from 'antd';
import { useTranslation } from 'react-i18next';
import { usePreferences } from '@traveldesk/shared-web';
import { Brand } from './Brand';
import styles from './SideNav.module.css';
import { VerticalNav } from './VerticalNav';

const widths = { open: 248, collapsed: 68 } as const;

/** The navigation beside the page, wide or as a column of icons. */
export function SideNav() {
  const { t } = useTranslation('common');
  const { preferences, setPreferences } = usePreferences();
  const collapsed = preferences.collapsed === 'yes';
  return (
    <Layout.Sider
      className={styles.sider}
      data-collapsed={collapsed}
      width={widths.open}
      collapsedWidth={widths.collapsed}
      collapsed={collapsed}
      trigger={null}
      theme="light"
    >
      <div className={styles.column}>
        <div className={styles.head}>
          <Brand short={collapsed} />
        </div>
        <div className={styles.scroll}>
          <VerticalNav collapsed={collapsed} />
        </div>
        <button
          type="button"
          className={styles.toggle}
          aria-expanded={!collapsed}
          aria-label={t(collapsed ? 'shell.expand' : 'shell.collapse')}
          onClick={() => setPreferences({ collapsed: collapsed ? 'no' : 'yes' })}
        >
          {collapsed ? <MenuUnfoldOutlined aria-hidden /> : <MenuFoldOutlined aria-hidden />}
          {!collapsed && <span>{t('shell.collapse')}</span>}
        </button>
      </div>
    </Layout.Sider>
  );
}
