import { useTranslation } from 'react-i18next';
import { useParams, useSearchParams } from 'react-router-dom';
import { companyInputSchema, companyPaths } from '@traveldesk/companies-contract';
import { FormPage, LinkButton, useOpened } from '@traveldesk/shared-ui';
import { useLanguage } from '@traveldesk/shared-web';
import '../texts';
import { useCompaniesOneQuery, useCompaniesUpdateMutation, useLazyCompaniesOneQuery } from './companies.api';
import { comparedFields, companyInputOf, namesIn } from './company.fields';
import { CompanyForm } from './CompanyForm';
import { CompanyHistory } from './CompanyHistory';

export function CompanyEditPage() {
  const { t } = useTranslation(['companies', 'common']);
  const { language } = useLanguage();
  const { id = '' } = useParams();
  const [search] = useSearchParams();
  const company = useCompaniesOneQuery(id, { refetchOnMountOrArgChange: true });
  const opened = useOpened(company);
  const [readAgain, { data: newest }] = useLazyCompaniesOneQuery();
  const [update] = useCompaniesUpdateMutation();
  return (
    <FormPage
      title={t('list.edit', { name: opened?.name ?? search.get('name') ?? '' })}
      back="/companies"
      backLabel={t('list.title')}
      initialValues={opened && companyInputOf(opened)}
      version={opened?.version}
      loadError={company.error}
      onRetry={() => void company.refetch()}
      onSubmit={(values, version) =>
        update({ id, version, company: companyInputSchema.parse(values) }).unwrap()
      }
      stale={{
        load: async () => {
          const read = await readAgain(id).unwrap();
          return { values: companyInputOf(read), version: read.version };
        },
        fields: comparedFields(t, namesIn([opened, newest], language)),
        history: companyPaths.history(id),
      }}
      actions={<LinkButton to={`/settings?company=${id}`}>{t('settings.title')}</LinkButton>}
      after={<CompanyHistory id={id} />}
    >
      <CompanyForm company={opened} />
    </FormPage>
  );
}

export { CompanyEditPage as Component };
