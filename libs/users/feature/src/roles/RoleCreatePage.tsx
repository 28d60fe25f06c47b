import { useTranslation } from 'react-i18next';
import { FormPage } from '@traveldesk/shared-ui';
import { roleInputSchema, type RoleInput } from '@traveldesk/users-contract';
import '../texts';
import { RoleForm } from './RoleForm';
import { useRefusedPermissions } from './refused-permissions';
import { useUsersCreateRoleMutation } from './roles.api';

const blank: Partial<RoleInput> = { permissions: [] };

export function RoleCreatePage() {
  const { t } = useTranslation('users');
  const [create] = useUsersCreateRoleMutation();
  const { refused, saving } = useRefusedPermissions();
  return (
    <FormPage
      title={t('roles.add')}
      back="/roles"
      backLabel={t('roles.title')}
      initialValues={blank}
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
