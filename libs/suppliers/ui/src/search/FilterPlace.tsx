import { FilterOutlined } from '@ant-design/icons';
import { Button, Drawer, Skeleton } from 'antd';
import type { ReactNode, Ref } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './search.module.css';
import './texts';

interface SideFiltersProps {
  ref: Ref<HTMLElement>;
  /** Absent while there are no results. */
  children: ReactNode;
}

/** The filters beside a list. */
export function SideFilters({ ref, children }: SideFiltersProps) {
  const { t } = useTranslation('supplierSearch');
  return (
    <aside ref={ref} className={styles.side} aria-label={t('filters.title')}>
      {children ?? <Skeleton title={false} paragraph={{ rows: 12 }} />}
    </aside>
  );
}

interface FilterDrawerProps {
  open: boolean;
  /** The number of results, on the button that closes the drawer. */
  show: string;
  onClose: () => void;
  children: ReactNode;
}

/** The filters of a list on a narrow page. */
export function FilterDrawer({ open, show, onClose, children }: FilterDrawerProps) {
  const { t } = useTranslation('supplierSearch');
  return (
    <Drawer
      open={open}
      onClose={onClose}
      title={t('filters.title')}
      placement="bottom"
      size="large"
      footer={
        <Button type="primary" block onClick={onClose}>
          {show}
        </Button>
      }
    >
      {children}
    </Drawer>
  );
}

/** Opens the drawer. */
export function FilterButton({ disabled, onClick }: { disabled: boolean; onClick: () => void }) {
  const { t } = useTranslation('supplierSearch');
  return (
    <Button icon={<FilterOutlined aria-hidden />} disabled={disabled} onClick={onClick}>
      {t('filters.title')}
    </Button>
  );
}
