import { Modal, Skeleton } from 'antd';
import { useTranslation } from 'react-i18next';
import { ErrorState, useFocusBack } from '@traveldesk/shared-ui';
import { PermissionName } from '@traveldesk/users-ui';
import '../texts';
import { useUsersWhoCanQuery } from './who-can.api';
import styles from './WhoCanDialog.module.css';

/** Above the toast that opened the dialog, which is above everything else. */
const zIndex = 2700;

export interface WhoCanDialogProps {
  /** Any one of these permissions is enough. */
  permissions: readonly string[];
  onClose: () => void;
}

/** The permissions that a refused action needs, and the roles that hold them. */
export function WhoCanDialog({ permissions, onClose }: WhoCanDialogProps) {
  const { t } = useTranslation('users');
  // Closing unmounts the dialog; this returns the focus.
  useFocusBack();
  const { currentData, error, refetch } = useUsersWhoCanQuery(permissions);
  const roles = currentData?.data.roles;
  return (
    <Modal
      open
      zIndex={zIndex}
      width="min(480px, calc(100vw - 32px))"
      centered
      title={t('whoCan.title')}
      footer={null}
      onCancel={onClose}
    >
      <p>{t(permissions.length > 1 ? 'whoCan.needAny' : 'whoCan.need')}</p>
      <ul className={styles.list}>
        {permissions.map((permission) => (
          <li key={permission}>
            <PermissionName permission={permission} />
          </li>
        ))}
      </ul>
      {error && !roles ? (
        <ErrorState error={error} onRetry={() => void refetch()} />
      ) : !roles ? (
        <Skeleton active title={false} paragraph={{ rows: 2 }} />
      ) : (
        <>
          <p>{t(roles.length > 0 ? 'whoCan.roles' : 'whoCan.nobody')}</p>
          <ul className={styles.list}>
            {roles.map((role) => (
              <li key={role}>
                <bdi>{role}</bdi>
              </li>
            ))}
          </ul>
        </>
      )}
    </Modal>
  );
}
