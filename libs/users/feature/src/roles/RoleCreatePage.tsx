import { useTranslation } from 'react-i18next';
import { FormPage } from '@traveldesk/shared-ui';
import { roleInputSchema, type RoleInput } from '@traveldesk/users-contract';
import '../texts';
import { RoleForm } from './RoleForm';
import { useUsersCreateRoleMutation } from './roles.api';

const blank: Partial<RoleInput> = { permissions: [] };

export function RoleCreatePage() {
  const { t } = useTranslation('users');
  const [create] = useUsersCreateRoleMutation();
  return (
    <FormPage
      title={t('roles.add')}
      back="/roles"
      backLabel={t('roles.title')}
      initialValues={blank}
      onSubmit={(values) => create(roleInputSchema.parse(values)).unwrap()}
    >
      <RoleForm />
    </FormPage>
  );
}

export { RoleCreatePage as Component };
