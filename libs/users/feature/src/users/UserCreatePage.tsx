import { useTranslation } from 'react-i18next';
import { FormPage } from '@traveldesk/shared-ui';
import { useSession } from '@traveldesk/shared-web';
import { userInputSchema, type UserRecordInput } from '@traveldesk/users-contract';
import '../texts';
import { UserForm } from './UserForm';
import { useUsersCreateUserMutation } from './users.api';

const blank: Partial<UserRecordInput> = {
  phone: null,
  company_id: null,
  roles: [],
  language: 'en',
};

export function UserCreatePage() {
  const { t } = useTranslation('users');
  const { user } = useSession();
  const [create] = useUsersCreateUserMutation();
  return (
    <FormPage
      title={t('users.add')}
      back="/users"
      backLabel={t('users.title')}
      initialValues={{ ...blank, type: user?.type === 'staff' ? 'staff' : 'company' }}
      onSubmit={(values, _, key) => create({ key, user: userInputSchema.parse(values) }).unwrap()}
    >
      <UserForm />
    </FormPage>
  );
}

export { UserCreatePage as Component };
