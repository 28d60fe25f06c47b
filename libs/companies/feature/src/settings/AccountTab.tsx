import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { companyInputSchema, type Company } from '@traveldesk/companies-contract';
import { RecordForm, useOpened } from '@traveldesk/shared-ui';
import { useLanguage } from '@traveldesk/shared-web';
import { comparedFields, companyInputOf, namesIn } from '../companies/company.fields';
import {
  useCompaniesOneQuery,
  useCompaniesUpdateMutation,
  useLazyCompaniesOneQuery,
} from '../companies/companies.api';
import { CompanyForm } from '../companies/CompanyForm';
import { CompanyHistory } from '../companies/CompanyHistory';
import { LogoField } from './LogoField';
import { settingsKeys } from './settings.tabs';

/** What a company is: the same fields as its own page, and its logo. */
export function AccountTab({ id }: { id: string }) {
  const { t } = useTranslation(['companies', 'common']);
  const { language } = useLanguage();
  const company = useCompaniesOneQuery(id, { refetchOnMountOrArgChange: true });
  const opened = useOpened(company);
  const [saved, setSaved] = useState<Company>();
  const [readAgain, { data: newest }] = useLazyCompaniesOneQuery();
  const [update] = useCompaniesUpdateMutation();
  const shown = saved ?? opened;
  return (
    <>
      <LogoField id={id} logo={company.currentData?.logo ?? null} name={shown?.name ?? ''} />
      <RecordForm
        initialValues={shown && companyInputOf(shown)}
        version={shown?.version}
        keys={settingsKeys}
        loadError={company.error}
        onRetry={() => void company.refetch()}
        onSubmit={async (values, version) => {
          const done = await update({ id, version, company: companyInputSchema.parse(values) }).unwrap();
          setSaved(done.data);
          return { data: done.data, values: companyInputOf(done.data) };
        }}
        stale={{
          load: async () => {
            const read = await readAgain(id).unwrap();
            return { values: companyInputOf(read), version: read.version };
          },
          fields: comparedFields(t, namesIn([shown, newest], language)),
        }}
      >
        <CompanyForm company={shown} />
      </RecordForm>
      <CompanyHistory id={id} />
    </>
  );
}
