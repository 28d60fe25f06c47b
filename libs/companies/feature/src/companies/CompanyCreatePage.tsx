import { useTranslation } from 'react-i18next';
import { companyInputSchema } from '@traveldesk/companies-contract';
import { FormPage } from '@traveldesk/shared-ui';
import '../texts';
import { useCompaniesCreateMutation } from './companies.api';
import { blankCompany } from './company.fields';
import { CompanyForm } from './CompanyForm';
import { withoutProposedPhoneCode } from './useProposals';

export function CompanyCreatePage() {
  const { t } = useTranslation('companies');
  const [create] = useCompaniesCreateMutation();
  return (
    <FormPage
      title={t('list.add')}
      back="/companies"
      backLabel={t('list.title')}
      next={(id) => `/companies/view/${id}`}
      initialValues={blankCompany}
      onSubmit={(values, _, key) => {
        const phone = withoutProposedPhoneCode(values.phone);
        return create({ key, company: companyInputSchema.parse({ ...values, phone }) }).unwrap();
      }}
    >
      <CompanyForm isNew />
    </FormPage>
  );
}

export { CompanyCreatePage as Component };
