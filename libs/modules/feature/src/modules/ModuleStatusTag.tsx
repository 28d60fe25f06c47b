import { CheckCircleOutlined, PauseCircleOutlined } from '@ant-design/icons';
import { useTranslation } from 'react-i18next';
import type { ModuleStatus } from '@traveldesk/modules-contract';
import { Tag } from '@traveldesk/shared-ui';

/** A module's status as a tag with color, icon and text. */
export function ModuleStatusTag({ status }: { status: ModuleStatus }) {
  const { t } = useTranslation('modules');
  const active = status === 'active';
  return (
    <Tag
      color={active ? 'success' : 'default'}
      icon={active ? <CheckCircleOutlined aria-hidden /> : <PauseCircleOutlined aria-hidden />}
    >
      {t(`modules.statuses.${status}`)}
    </Tag>
  );
}
