import { Tabs } from 'antd';
import { useTranslation } from 'react-i18next';
import { deadlineKinds } from '@traveldesk/bookings-contract';
import { DisappearingButton, type FocusSuccessor } from '@traveldesk/shared-ui';
import styles from '../bookings/BookingTabs.module.css';

const all = 'all';

const tabBeside: FocusSuccessor = ({ around }) => around.parentElement?.querySelector('[aria-selected=true]');

export interface DeadlineTabsProps {
  kind: string | undefined;
  /** Null selects all kinds. */
  onChange: (kind: string | null) => void;
  /** Shows rows that were added, removed or reordered; undefined if none were. */
  onRenew?: () => void;
}

/** The kinds of deadlines as tabs. */
export function DeadlineTabs({ kind = all, onChange, onRenew }: DeadlineTabsProps) {
  const { t } = useTranslation('bookings');
  return (
    <div className={styles.beside}>
      <Tabs
        className={styles.tabs}
        activeKey={kind}
        onChange={(key) => onChange(key === all ? null : key)}
        items={[
          { key: all, label: t('tabs.all') },
          ...deadlineKinds.map((key) => ({
            key,
            label: key === 'in_doubt' ? t('tabs.in_doubt') : t(`deadlines.${key}`),
          })),
        ]}
      />
      {/* Outside the tab list, which may contain only tabs. */}
      <span role="status" className={styles.news}>
        {onRenew && (
          <DisappearingButton heir={tabBeside} onClick={onRenew}>
            {t('board.news')}
          </DisappearingButton>
        )}
      </span>
    </div>
  );
}
