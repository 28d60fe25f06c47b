import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
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

/** Query parameters that, with the path, identify the form; a company's page links here with its id. */
const company = ['company_id'];

export function UserCreatePage() {
  const { t } = useTranslation('users');
  const { user } = useSession();
  const [search] = useSearchParams();
  const companyId = search.get('company_id');
  const [create] = useUsersCreateUserMutation();
  return (
    <FormPage
      title={t('users.add')}
      back="/users"
      backLabel={t('users.title')}
      keys={company}
      initialValues={{
        ...blank,
        type: user?.type === 'staff' && !companyId ? 'staff' : 'company',
        company_id: companyId,
      }}
      onSubmit={(values, _, key) => create({ key, user: userInputSchema.parse(values) }).unwrap()}
    >
      <UserForm />
    </FormPage>
  );
}

export { UserCreatePage as Component };
