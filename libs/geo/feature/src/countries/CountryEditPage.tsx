import { useTranslation } from 'react-i18next';
import { useParams, useSearchParams } from 'react-router-dom';
import { countryInputSchema, countryPaths } from '@traveldesk/geo-contract';
import { FormPage, useRecordAtOpen } from '@traveldesk/shared-ui';
import { useLanguage } from '@traveldesk/shared-web';
import '../texts';
import { useGeoCountryQuery, useGeoUpdateCountryMutation, useLazyGeoCountryQuery } from './countries.api';
import { comparedFields, countryInputOf } from './country.fields';
import { CountryForm } from './CountryForm';
import { CountryHistory } from './CountryHistory';

export function CountryEditPage() {
  const { t } = useTranslation(['geo', 'common']);
  const { language } = useLanguage();
  const { id = '' } = useParams();
  const [search] = useSearchParams();
  const country = useGeoCountryQuery(id, { refetchOnMountOrArgChange: true });
  const opened = useRecordAtOpen(country);
  const [readAgain] = useLazyGeoCountryQuery();
  const [update] = useGeoUpdateCountryMutation();
  return (
    <FormPage
      title={t('countries.edit', { name: opened?.name[language] ?? search.get('name') ?? '' })}
      back="/countries"
      backLabel={t('countries.title')}
      initialValues={opened && countryInputOf(opened)}
      version={opened?.version}
      loadError={country.error}
      onRetry={() => void country.refetch()}
      onSubmit={(values, version) =>
        update({ id, version, country: countryInputSchema.parse(values) }).unwrap()
      }
      stale={{
        load: async () => {
          const newest = await readAgain(id).unwrap();
          return { values: countryInputOf(newest), version: newest.version };
        },
        fields: comparedFields(t),
        history: countryPaths.history(id),
      }}
      after={<CountryHistory id={id} />}
    >
      <CountryForm />
    </FormPage>
  );
}

export { CountryEditPage as Component };
