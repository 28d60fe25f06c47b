import { CheckCircleOutlined, PauseCircleOutlined } from '@ant-design/icons';
import { useTranslation } from 'react-i18next';
import type { AirlineStatus } from '@traveldesk/airlines-contract';
import { Tag } from '@traveldesk/shared-ui';

/** An airline's status as a tag with color, icon and text. */
export function AirlineStatusTag({ status }: { status: AirlineStatus }) {
  const { t } = useTranslation('airlines');
  const active = status === 'active';
  return (
    <Tag
      color={active ? 'success' : 'default'}
      icon={active ? <CheckCircleOutlined aria-hidden /> : <PauseCircleOutlined aria-hidden />}
    >
      {t(`airlines.statuses.${status}`)}
    </Tag>
  );
}
