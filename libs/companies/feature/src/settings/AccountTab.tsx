import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { companyInputSchema, type Company } from '@traveldesk/companies-contract';
import { RecordForm, useRecordAtOpen } from '@traveldesk/shared-ui';
import { useLanguage } from '@traveldesk/shared-web';
import { comparedFields, companyInputOf, namesIn } from '../companies/company.fields';
import {
  useCompaniesOneQuery,
  useCompaniesUpdateMutation,
  useLazyCompaniesOneQuery,
} from '../companies/companies.api';
import { CompanyForm } from '../companies/CompanyForm';
import { CompanyHistory } from '../companies/CompanyHistory';
import { useSuspendQuestion } from '../companies/useSuspendQuestion';
import { LogoField } from './LogoField';
import { settingsKeys } from './settings.tabs';

/** The settings tab with a company's own fields and logo. */
export function AccountTab({ id }: { id: string }) {
  const { t } = useTranslation(['companies', 'common']);
  const { language } = useLanguage();
  const company = useCompaniesOneQuery(id, { refetchOnMountOrArgChange: true });
  const opened = useRecordAtOpen(company);
  const [saved, setSaved] = useState<Company>();
  const [readAgain, { data: newest }] = useLazyCompaniesOneQuery();
  const [update] = useCompaniesUpdateMutation();
  const suspension = useSuspendQuestion();
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
          const input = companyInputSchema.parse(values);
          await suspension.ask(shown, input);
          const done = await update({ id, version, company: input }).unwrap();
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
      {suspension.dialog}
      <CompanyHistory id={id} />
    </>
  );
}
