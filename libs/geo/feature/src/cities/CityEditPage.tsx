import { useTranslation } from 'react-i18next';
import { useParams, useSearchParams } from 'react-router-dom';
import { cityPaths } from '@traveldesk/geo-contract';
import { FormPage, useRecordAtOpen } from '@traveldesk/shared-ui';
import { useLanguage } from '@traveldesk/shared-web';
import '../texts';
import { useGeoCityQuery, useGeoUpdateCityMutation, useLazyGeoCityQuery } from './cities.api';
import { cityInputOf, comparedFields } from './city.fields';
import { cityFormSchema } from './city.form';
import { CityForm } from './CityForm';
import { CityHistory } from './CityHistory';

export function CityEditPage() {
  const { t } = useTranslation(['geo', 'common']);
  const { language } = useLanguage();
  const { id = '' } = useParams();
  const [search] = useSearchParams();
  const city = useGeoCityQuery(id, { refetchOnMountOrArgChange: true });
  const opened = useRecordAtOpen(city);
  const [readAgain, { data: newest }] = useLazyGeoCityQuery();
  const [update] = useGeoUpdateCityMutation();
  // Names come from the two loaded records; a newly chosen country is shown without its name.
  const countryName = (countryId: string) =>
    [opened?.country, newest?.country].find((country) => country?.id === countryId)?.name[language] ??
    t('common:stale.chosen');
  return (
    <FormPage
      title={t('cities.edit', { name: opened?.name[language] ?? search.get('name') ?? '' })}
      back="/cities"
      backLabel={t('cities.title')}
      initialValues={opened && cityInputOf(opened)}
      version={opened?.version}
      loadError={city.error}
      onRetry={() => void city.refetch()}
      onSubmit={(values, version) => update({ id, version, city: cityFormSchema.parse(values) }).unwrap()}
      stale={{
        load: async () => {
          const read = await readAgain(id).unwrap();
          return { values: cityInputOf(read), version: read.version };
        },
        fields: comparedFields(t, countryName),
        history: cityPaths.history(id),
      }}
      after={<CityHistory id={id} />}
    >
      <CityForm country={opened?.country} />
    </FormPage>
  );
}

export { CityEditPage as Component };
