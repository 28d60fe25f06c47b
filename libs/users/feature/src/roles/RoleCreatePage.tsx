import { useTranslation } from 'react-i18next';
import { FormPage, useDuplicate } from '@traveldesk/shared-ui';
import { roleInputSchema, type RoleInput } from '@traveldesk/users-contract';
import '../texts';
import { RoleForm } from './RoleForm';
import { useRefusedPermissions } from './refused-permissions';
import { useUsersCreateRoleMutation, useUsersRoleQuery } from './roles.api';

const blank: Partial<RoleInput> = { permissions: [] };

export function RoleCreatePage() {
  const { t } = useTranslation('users');
  const [create] = useUsersCreateRoleMutation();
  const { refused, saving } = useRefusedPermissions();
  const { original: _original, ...duplicate } = useDuplicate(
    useUsersRoleQuery,
    ({ assignable, company, permissions }) => ({ assignable, company_id: company?.id ?? null, permissions }),
    blank,
  );
  return (
    <FormPage
      title={t('roles.add')}
      back="/roles"
      backLabel={t('roles.title')}
      {...duplicate}
      onSubmit={(values, _, key) => {
        const role = roleInputSchema.parse(values);
        return saving(role, create({ key, role }).unwrap());
      }}
    >
      <RoleForm refused={refused} />
    </FormPage>
  );
}

export { RoleCreatePage as Component };
