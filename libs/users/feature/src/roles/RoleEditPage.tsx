import { useTranslation } from 'react-i18next';
import { useParams, useSearchParams } from 'react-router-dom';
import { FormPage, useOpened } from '@traveldesk/shared-ui';
import { roleInputSchema, type Role, type RoleInput } from '@traveldesk/users-contract';
import '../texts';
import { RoleForm } from './RoleForm';
import { RoleHistory } from './RoleHistory';
import { useLazyUsersRoleQuery, useUsersRoleQuery, useUsersUpdateRoleMutation } from './roles.api';

export function RoleEditPage() {
  const { t } = useTranslation('users');
  const { id = '' } = useParams();
  const [search] = useSearchParams();
  const role = useUsersRoleQuery(id, { refetchOnMountOrArgChange: true });
  const opened = useOpened(role);
  const [readAgain] = useLazyUsersRoleQuery();
  const [update] = useUsersUpdateRoleMutation();
  return (
    <FormPage
      title={t('roles.edit', { name: opened?.name ?? search.get('name') ?? '' })}
      back="/roles"
      backLabel={t('roles.title')}
      initialValues={opened && roleInputOf(opened)}
      version={opened?.version}
      loadError={role.error}
      onRetry={() => void role.refetch()}
      onSubmit={(values, version) => update({ id, version, role: roleInputSchema.parse(values) }).unwrap()}
      stale={{
        load: async () => {
          const newest = await readAgain(id).unwrap();
          return { values: roleInputOf(newest), version: newest.version };
        },
        fields: [
          { label: t('roles.fields.name'), value: ({ name }) => name },
          { label: t('roles.fields.permissions'), value: ({ permissions }) => permissions.join(', ') },
        ],
      }}
      after={<RoleHistory id={id} />}
    >
      <RoleForm />
    </FormPage>
  );
}

function roleInputOf({ name, permissions }: Role): RoleInput {
  return { name, permissions };
}

export { RoleEditPage as Component };
