import { CheckCircleOutlined, PauseCircleOutlined } from '@ant-design/icons';
import { useTranslation } from 'react-i18next';
import { Tag } from '@traveldesk/shared-ui';
import type { SupplierStatus } from '@traveldesk/suppliers-contract';

/** A supplier's status as color, icon and word. */
export function SupplierStatusTag({ status }: { status: SupplierStatus }) {
  const { t } = useTranslation('suppliers');
  const active = status === 'active';
  return (
    <Tag
      color={active ? 'success' : 'default'}
      icon={active ? <CheckCircleOutlined aria-hidden /> : <PauseCircleOutlined aria-hidden />}
    >
      {t(`suppliers.statuses.${status}`)}
    </Tag>
  );
}
