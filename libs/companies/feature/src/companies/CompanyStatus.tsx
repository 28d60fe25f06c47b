import { CheckCircleOutlined, PauseCircleOutlined } from '@ant-design/icons';
import { Tag } from 'antd';
import { useTranslation } from 'react-i18next';
import type { CompanyStatus as Status } from '@traveldesk/companies-contract';
import '../texts';

/** A company's status as a tag with color, icon and text. */
export function CompanyStatus({ status }: { status: Status }) {
  const { t } = useTranslation('companies');
  const active = status === 'active';
  return (
    <Tag
      color={active ? 'success' : 'warning'}
      icon={active ? <CheckCircleOutlined aria-hidden /> : <PauseCircleOutlined aria-hidden />}
    >
      {t(`statuses.${status}`)}
    </Tag>
  );
}
