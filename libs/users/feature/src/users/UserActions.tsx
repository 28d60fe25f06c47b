import { MailOutlined, StopOutlined, UnlockOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ConfirmButton, firstFocusableOfNextItem, DisappearingButton } from '@traveldesk/shared-ui';
import { usePermissions } from '@traveldesk/shared-web';
import { userPermissions, type UserRecord } from '@traveldesk/users-contract';
import { RemoveFactor } from './RemoveFactor';
import styles from './UserActions.module.css';
import { useUsersInviteAgainMutation, useUsersSetStatusMutation } from './users.api';

export interface UserActionsProps {
  user: UserRecord;
  /** Receives the user after an action. */
  onDone?: (user: UserRecord) => void;
  /** The status, shown before the buttons on pages that do not show it elsewhere. */
  children?: ReactNode;
}

/** The header's buttons for a user's account, besides Edit and Delete, according to its status and the caller's permissions. */
export function UserActions({ user, onDone, children }: UserActionsProps) {
  const { id, name, status } = user;
  const { t } = useTranslation('users');
  const can = usePermissions(userPermissions);
  const [setStatus, changing] = useUsersSetStatusMutation();
  const [invite, inviting] = useUsersInviteAgainMutation();
  const again = async () => {
    const answer = await invite(id);
    if (answer.data) onDone?.(answer.data.data);
  };
  const become = async (next: 'active' | 'suspended') => {
    const { data } = await setStatus({ id, status: next }).unwrap();
    onDone?.(data);
  };
  return (
    <div className={styles.actions}>
      {children}
      {/* First, because it loads later and would move buttons before it. */}
      {can.update && <RemoveFactor user={user} />}
      {status === 'invited' && can.create && (
        <Button icon={<MailOutlined aria-hidden />} loading={inviting.isLoading} onClick={() => void again()}>
          {t('users.inviteAgain')}
        </Button>
      )}
      {status === 'active' && can.update && (
        <ConfirmButton
          icon={<StopOutlined aria-hidden />}
          question={t('users.suspendQuestion', { name })}
          text={t('users.suspendHint')}
          okText={t('users.suspend')}
          onConfirm={() => become('suspended')}
        />
      )}
      {status === 'suspended' && can.update && (
        <DisappearingButton
          heir={firstFocusableOfNextItem}
          icon={<UnlockOutlined aria-hidden />}
          loading={changing.isLoading}
          onClick={() => void become('active').catch(() => undefined)}
        >
          {t('users.activate')}
        </DisappearingButton>
      )}
    </div>
  );
}
