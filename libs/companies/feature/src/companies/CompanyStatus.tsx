import { CheckCircleOutlined, StopOutlined } from '@ant-design/icons';
import { useTranslation } from 'react-i18next';
import type { CompanyStatus as Status } from '@traveldesk/companies-contract';
import { Tag } from '@traveldesk/shared-ui';
import '../texts';

/** A company's status as a tag with color, icon and text. */
export function CompanyStatus({ status }: { status: Status }) {
  const { t } = useTranslation('companies');
  const active = status === 'active';
  return (
    <Tag
      color={active ? 'success' : 'error'}
      icon={active ? <CheckCircleOutlined aria-hidden /> : <StopOutlined aria-hidden />}
    >
      {t(`statuses.${status}`)}
    </Tag>
  );
}
