import { useTranslation } from 'react-i18next';
import { companyInputSchema } from '@traveldesk/companies-contract';
import { FormPage, useDuplicate } from '@traveldesk/shared-ui';
import '../texts';
import { useCompaniesCreateMutation, useCompaniesOneQuery } from './companies.api';
import { blankCompany, companyInputOf } from './company.fields';
import { CompanyForm } from './CompanyForm';
import { withoutProposedPhoneCode } from './useProposals';

export function CompanyCreatePage() {
  const { t } = useTranslation('companies');
  const [create] = useCompaniesCreateMutation();
  const { original: _original, ...duplicate } = useDuplicate(
    useCompaniesOneQuery,
    (company) => ({ ...companyInputOf(company), name: undefined, email: undefined, phone: null }),
    blankCompany,
  );
  return (
    <FormPage
      title={t('list.add')}
      back="/companies"
      backLabel={t('list.title')}
      next={(id) => `/companies/view/${id}`}
      {...duplicate}
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
