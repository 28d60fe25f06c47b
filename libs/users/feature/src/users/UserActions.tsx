import { MailOutlined, StopOutlined, UnlockOutlined } from '@ant-design/icons';
import { Button, Popconfirm } from 'antd';
import { useTranslation } from 'react-i18next';
import { usePermissions } from '@traveldesk/shared-web';
import { userPermissions, type UserRecord } from '@traveldesk/users-contract';
import { RemoveFactor } from './RemoveFactor';
import { UserStatusTag } from './UserStatusTag';
import styles from './UserActions.module.css';
import { useUsersInviteAgainMutation, useUsersSetStatusMutation } from './users.api';

/** What can be done to somebody's account besides editing it: what fits its status, for who may. */
export function UserActions({ user }: { user: UserRecord }) {
  const { id, name, status } = user;
  const { t } = useTranslation('users');
  const can = usePermissions(userPermissions);
  const [setStatus, changing] = useUsersSetStatusMutation();
  const [invite, inviting] = useUsersInviteAgainMutation();
  return (
    <div className={styles.actions}>
      <UserStatusTag status={status} />
      {status === 'invited' && can.create && (
        <Button
          icon={<MailOutlined aria-hidden />}
          loading={inviting.isLoading}
          onClick={() => void invite(id)}
        >
          {t('users.inviteAgain')}
        </Button>
      )}
      {status === 'active' && can.update && (
        <Popconfirm
          title={t('users.suspendQuestion', { name })}
          okText={t('users.suspend')}
          okButtonProps={{ danger: true }}
          onConfirm={() => setStatus({ id, status: 'suspended' })}
        >
          <Button danger icon={<StopOutlined aria-hidden />} loading={changing.isLoading}>
            {t('users.suspend')}
          </Button>
        </Popconfirm>
      )}
      {status === 'suspended' && can.update && (
        <Button
          icon={<UnlockOutlined aria-hidden />}
          loading={changing.isLoading}
          onClick={() => void setStatus({ id, status: 'active' })}
        >
          {t('users.activate')}
        </Button>
      )}
      {can.update && <RemoveFactor user={user} />}
    </div>
  );
}
