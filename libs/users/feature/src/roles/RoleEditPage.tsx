import { useTranslation } from 'react-i18next';
import { useParams, useSearchParams } from 'react-router-dom';
import { FormPage, useRecordAtOpen } from '@traveldesk/shared-ui';
import { type Role, type RoleInput, roleInputSchema, rolePaths } from '@traveldesk/users-contract';
import { usePermissionWords } from '@traveldesk/users-ui';
import '../texts';
import { useRefusedPermissions } from './refused-permissions';
import { RoleForm } from './RoleForm';
import { RoleHistory } from './RoleHistory';
import { RoleRecord } from './RoleRecord';
import { useLazyUsersRoleQuery, useUsersRoleQuery, useUsersUpdateRoleMutation } from './roles.api';

export function RoleEditPage() {
  const { t } = useTranslation('users');
  const { nameOf } = usePermissionWords();
  const { id = '' } = useParams();
  const [search] = useSearchParams();
  const role = useUsersRoleQuery(id, { refetchOnMountOrArgChange: true });
  const opened = useRecordAtOpen(role);
  const [readAgain] = useLazyUsersRoleQuery();
  const [update] = useUsersUpdateRoleMutation();
  const { refused, saving } = useRefusedPermissions();
  if (opened && !opened.editable) return <RoleRecord id={id} role={opened} result={role} />;
  return (
    <FormPage
      title={t('roles.edit', { name: opened?.name ?? search.get('name') ?? '' })}
      back="/roles"
      backLabel={t('roles.title')}
      initialValues={opened && roleInputOf(opened)}
      version={opened?.version}
      loadError={role.error}
      onRetry={() => void role.refetch()}
      onSubmit={(values, version) => {
        const input = roleInputSchema.parse(values);
        return saving(input, update({ id, version, role: input }).unwrap());
      }}
      stale={{
        load: async () => {
          const newest = await readAgain(id).unwrap();
          return { values: roleInputOf(newest), version: newest.version };
        },
        fields: {
          name: { label: t('roles.fields.name'), value: ({ name }) => name },
          company_id: [],
          assignable: {
            label: t('roles.assignable'),
            value: ({ assignable }) => t(assignable ? 'roles.yes' : 'roles.no'),
          },
          permissions: {
            label: t('roles.fields.permissions'),
            value: ({ permissions }) => permissions.map(nameOf),
          },
        },
        history: rolePaths.history(id),
      }}
      after={opened && <RoleHistory id={id} />}
    >
      <RoleForm role={opened} refused={refused} />
    </FormPage>
  );
}

function roleInputOf({ name, assignable, permissions }: Role): RoleInput {
  return { name, assignable, permissions };
}

export { RoleEditPage as Component };
