import { SafetyOutlined } from '@ant-design/icons';
import { useTranslation } from 'react-i18next';
import { ConfirmButton } from '@traveldesk/shared-ui';
import { showToast } from '@traveldesk/shared-web';
import type { UserRecord } from '@traveldesk/users-contract';
import { useUsersRemoveSecondFactorMutation, useUsersSecondFactorQuery } from './users.api';

/** A button that removes a user's second factor, such as after a lost phone; renders nothing without one. */
export function RemoveFactor({ user: { id, name } }: { user: UserRecord }) {
  const { t } = useTranslation('users');
  const { data: factor } = useUsersSecondFactorQuery(id);
  const [remove] = useUsersRemoveSecondFactorMutation();
  if (!factor?.on) return null;
  const confirm = async () => {
    const { message } = await remove(id).unwrap();
    showToast({ title: message, status: true });
  };
  return (
    <ConfirmButton
      icon={<SafetyOutlined aria-hidden />}
      question={t('users.removeFactorQuestion', { name })}
      text={t('users.removeFactorHint')}
      okText={t('users.removeFactor')}
      onConfirm={confirm}
    />
  );
}
