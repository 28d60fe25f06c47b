import { useTranslation } from 'react-i18next';
import { useParams, useSearchParams } from 'react-router-dom';
import { companyInputSchema, companyPaths } from '@traveldesk/companies-contract';
import { FormPage, LinkButton, useRecordAtOpen } from '@traveldesk/shared-ui';
import { useLanguage } from '@traveldesk/shared-web';
import '../texts';
import { useCompaniesOneQuery, useCompaniesUpdateMutation, useLazyCompaniesOneQuery } from './companies.api';
import { comparedFields, companyInputOf, namesIn } from './company.fields';
import { CompanyForm } from './CompanyForm';
import { CompanyHistory } from './CompanyHistory';
import { useSuspendQuestion } from './useSuspendQuestion';

export function CompanyEditPage() {
  const { t } = useTranslation(['companies', 'common']);
  const { language } = useLanguage();
  const { id = '' } = useParams();
  const [search] = useSearchParams();
  const company = useCompaniesOneQuery(id, { refetchOnMountOrArgChange: true });
  const opened = useRecordAtOpen(company);
  const [readAgain, { data: newest }] = useLazyCompaniesOneQuery();
  const [update] = useCompaniesUpdateMutation();
  const suspension = useSuspendQuestion();
  return (
    <FormPage
      title={t('list.edit', { name: opened?.name ?? search.get('name') ?? '' })}
      back="/companies"
      backLabel={t('list.title')}
      initialValues={opened && companyInputOf(opened)}
      version={opened?.version}
      loadError={company.error}
      onRetry={() => void company.refetch()}
      onSubmit={async (values, version) => {
        const input = companyInputSchema.parse(values);
        await suspension.ask(company.data ?? opened, input);
        return update({ id, version, company: input }).unwrap();
      }}
      stale={{
        load: async () => {
          const read = await readAgain(id).unwrap();
          return { values: companyInputOf(read), version: read.version };
        },
        fields: comparedFields(t, namesIn([opened, newest], language)),
        history: companyPaths.history(id),
      }}
      actions={<LinkButton to={`/settings?company=${id}`}>{t('settings.title')}</LinkButton>}
      after={
        <>
          {suspension.dialog}
          <CompanyHistory id={id} />
        </>
      }
    >
      <CompanyForm company={opened} />
    </FormPage>
  );
}

export { CompanyEditPage as Component };
