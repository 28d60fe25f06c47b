import { SafetyOutlined } from '@ant-design/icons';
import { Button, Popconfirm } from 'antd';
import { useTranslation } from 'react-i18next';
import { showToast } from '@traveldesk/shared-web';
import type { UserRecord } from '@traveldesk/users-contract';
import { useUsersRemoveSecondFactorMutation, useUsersSecondFactorQuery } from './users.api';

/** Takes a user's second factor away, as when the phone is lost; nothing where there is none. */
export function RemoveFactor({ user: { id, name } }: { user: UserRecord }) {
  const { t } = useTranslation('users');
  const { data: factor } = useUsersSecondFactorQuery(id);
  const [remove, { isLoading }] = useUsersRemoveSecondFactorMutation();
  if (!factor?.on) return null;
  const confirm = async () => {
    const answer = await remove(id);
    if (answer.data) showToast({ title: answer.data.message, status: true });
  };
  return (
    <Popconfirm
      title={t('users.removeFactorQuestion', { name })}
      okText={t('users.removeFactor')}
      okButtonProps={{ danger: true }}
      onConfirm={() => void confirm()}
    >
      <Button danger icon={<SafetyOutlined aria-hidden />} loading={isLoading}>
        {t('users.removeFactor')}
      </Button>
    </Popconfirm>
  );
}
