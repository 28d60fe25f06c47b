import { useTranslation } from 'react-i18next';
import { useParams, useSearchParams } from 'react-router-dom';
import { airportPaths } from '@traveldesk/geo-contract';
import { nameIn } from '@traveldesk/shared-contract';
import { FormPage, useRecordAtOpen } from '@traveldesk/shared-ui';
import { useLanguage } from '@traveldesk/shared-web';
import '../texts';
import { useGeoAirportQuery, useGeoUpdateAirportMutation, useLazyGeoAirportQuery } from './airports.api';
import { airportInputOf, comparedFields } from './airport.fields';
import { airportFormSchema } from './airport.form';
import { AirportForm } from './AirportForm';
import { AirportHistory } from './AirportHistory';

export function AirportEditPage() {
  const { t } = useTranslation(['geo', 'common']);
  const { language } = useLanguage();
  const { id = '' } = useParams();
  const [search] = useSearchParams();
  const airport = useGeoAirportQuery(id, { refetchOnMountOrArgChange: true });
  const opened = useRecordAtOpen(airport);
  const [readAgain, { data: newest }] = useLazyGeoAirportQuery();
  const [update] = useGeoUpdateAirportMutation();
  // Names come from the two loaded records; a newly chosen city is shown without its name.
  const cityName = (cityId: string) =>
    [opened?.city, newest?.city].find((city) => city?.id === cityId)?.name[language] ??
    t('common:stale.chosen');
  return (
    <FormPage
      title={t('airports.edit', { name: opened ? nameIn(opened, language) : (search.get('name') ?? '') })}
      back="/airports"
      backLabel={t('airports.title')}
      initialValues={opened && airportInputOf(opened)}
      version={opened?.version}
      loadError={airport.error}
      onRetry={() => void airport.refetch()}
      onSubmit={(values, version) =>
        update({ id, version, airport: airportFormSchema.parse(values) }).unwrap()
      }
      stale={{
        load: async () => {
          const read = await readAgain(id).unwrap();
          return { values: airportInputOf(read), version: read.version };
        },
        fields: comparedFields(t, cityName),
        history: airportPaths.history(id),
      }}
      after={<AirportHistory id={id} />}
    >
      <AirportForm city={opened?.city} />
    </FormPage>
  );
}

export { AirportEditPage as Component };
