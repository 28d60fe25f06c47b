import { MailOutlined, StopOutlined, UnlockOutlined } from '@ant-design/icons';
import { Button, Popconfirm } from 'antd';
import { useTranslation } from 'react-i18next';
import { usePermissions } from '@traveldesk/shared-web';
import { userPermissions, type UserRecord } from '@traveldesk/users-contract';
import { RemoveFactor } from './RemoveFactor';
import { UserStatusTag } from './UserStatusTag';
import styles from './UserActions.module.css';
import { useUsersInviteAgainMutation, useUsersSetStatusMutation } from './users.api';

export interface UserActionsProps {
  user: UserRecord;
  /** An action has changed the user to this. */
  onDone: (user: UserRecord) => void;
}

/** What can be done to somebody's account besides editing it: what fits its status, for who may. */
export function UserActions({ user, onDone }: UserActionsProps) {
  const { id, name, status } = user;
  const { t } = useTranslation('users');
  const can = usePermissions(userPermissions);
  const [setStatus, changing] = useUsersSetStatusMutation();
  const [invite, inviting] = useUsersInviteAgainMutation();
  const again = async () => {
    const answer = await invite(id);
    if (answer.data) onDone(answer.data.data);
  };
  const become = async (next: 'active' | 'suspended') => {
    const answer = await setStatus({ id, status: next });
    if (answer.data) onDone(answer.data.data);
  };
  return (
    <div className={styles.actions}>
      <UserStatusTag status={status} />
      {status === 'invited' && can.create && (
        <Button icon={<MailOutlined aria-hidden />} loading={inviting.isLoading} onClick={() => void again()}>
          {t('users.inviteAgain')}
        </Button>
      )}
      {status === 'active' && can.update && (
        <Popconfirm
          title={t('users.suspendQuestion', { name })}
          okText={t('users.suspend')}
          okButtonProps={{ danger: true }}
          onConfirm={() => become('suspended')}
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
          onClick={() => void become('active')}
        >
          {t('users.activate')}
        </Button>
      )}
      {can.update && <RemoveFactor user={user} />}
    </div>
  );
}
