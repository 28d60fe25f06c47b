import { useTranslation } from 'react-i18next';
import { preloadable, RecordPage, Related, RelatedList, type RecordPageProps } from '@traveldesk/shared-ui';
import { useCan, usePermissions } from '@traveldesk/shared-web';
import {
  type Role,
  rolePaths,
  rolePermissions,
  userPaths,
  userPermissions,
} from '@traveldesk/users-contract';
import { useRoleActions } from './role.actions';
import { RoleFacts, RolePermissions } from './RoleFacts';

const { Component: RoleHistory } = preloadable(async () => (await import('./RoleHistory')).RoleHistory);

interface RoleRecordProps {
  id: string;
  role: Role | undefined;
  result: RecordPageProps['result'];
}

/** A role's record page: permissions, holders, and, if the user may not change the role, the reason. */
export function RoleRecord({ id, role, result }: RoleRecordProps) {
  const { t } = useTranslation(['users', 'common']);
  const seesUsers = useCan(userPermissions.list);
  const can = usePermissions(rolePermissions);
  const actions = useRoleActions();
  const history = { key: 'history', label: t('common:history.title'), content: <RoleHistory id={id} /> };
  return (
    <RecordPage
      name={role?.name}
      note={role && !role.editable && t(reasonOf(role))}
      back="/roles"
      backLabel={t('roles.title')}
      result={result}
      history={rolePaths.history(id)}
      actions={role ? actions(role) : []}
      duplicate={can.create && '/roles/create'}
      tabs={can.list || can.update ? [history] : []}
    >
      <RoleFacts role={role} />
      {seesUsers && (
        <Related>
          <RelatedList
            label={t('roles.fields.users')}
            to={`/users?role=${id}`}
            of={{ url: userPaths.all, params: { role: id } }}
          />
        </Related>
      )}
      {role && <RolePermissions role={role} />}
    </RecordPage>
  );
}

function reasonOf({ administrator, company }: Role) {
  return administrator ? 'roles.fixed' : company ? 'roles.ofOther' : 'roles.ofPlatform';
}
