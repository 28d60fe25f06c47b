import { CheckCircleOutlined, MailOutlined, StopOutlined } from '@ant-design/icons';
import { useTranslation } from 'react-i18next';
import { Tag } from '@traveldesk/shared-ui';
import type { UserStatus } from '@traveldesk/users-contract';

const looks = {
  invited: { color: 'processing', Icon: MailOutlined },
  active: { color: 'success', Icon: CheckCircleOutlined },
  suspended: { color: 'error', Icon: StopOutlined },
} as const;

/** A user's status as a tag with color, icon and text. */
export function UserStatusTag({ status }: { status: UserStatus }) {
  const { t } = useTranslation('users');
  const { color, Icon } = looks[status];
  return (
    <Tag color={color} icon={<Icon aria-hidden />}>
      {t(`users.statuses.${status}`)}
    </Tag>
  );
}
