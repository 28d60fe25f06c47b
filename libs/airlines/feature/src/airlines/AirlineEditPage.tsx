import { useTranslation } from 'react-i18next';
import { useParams, useSearchParams } from 'react-router-dom';
import { airlinePaths } from '@traveldesk/airlines-contract';
import { FormPage, useRecordAtOpen } from '@traveldesk/shared-ui';
import { useLanguage } from '@traveldesk/shared-web';
import '../texts';
import { airlineInputOf, comparedFields } from './airline.fields';
import { airlineFormSchema } from './airline.form';
import { AirlineForm } from './AirlineForm';
import { AirlineHistory } from './AirlineHistory';
import {
  useAirlinesAirlineQuery,
  useAirlinesUpdateAirlineMutation,
  useLazyAirlinesAirlineQuery,
} from './airlines.api';

export function AirlineEditPage() {
  const { t } = useTranslation(['airlines', 'common']);
  const { language } = useLanguage();
  const { id = '' } = useParams();
  const [search] = useSearchParams();
  const airline = useAirlinesAirlineQuery(id, { refetchOnMountOrArgChange: true });
  const opened = useRecordAtOpen(airline);
  const [readAgain, { data: newest }] = useLazyAirlinesAirlineQuery();
  const [update] = useAirlinesUpdateAirlineMutation();
  // Names come from the two loaded records; a newly chosen country is shown without its name.
  const countryName = (countryId: string) =>
    [opened?.country, newest?.country].find((country) => country?.id === countryId)?.name[language] ??
    t('common:stale.chosen');
  return (
    <FormPage
      title={t('airlines.edit', { name: opened?.name ?? search.get('name') ?? '' })}
      back="/airlines"
      backLabel={t('airlines.title')}
      initialValues={opened && airlineInputOf(opened)}
      version={opened?.version}
      loadError={airline.error}
      onRetry={() => void airline.refetch()}
      onSubmit={(values, version) =>
        update({ id, version, airline: airlineFormSchema.parse(values) }).unwrap()
      }
      stale={{
        load: async () => {
          const read = await readAgain(id).unwrap();
          return { values: airlineInputOf(read), version: read.version };
        },
        fields: comparedFields(t, countryName),
        history: airlinePaths.history(id),
      }}
      after={<AirlineHistory id={id} />}
    >
      <AirlineForm country={opened?.country} />
    </FormPage>
  );
}

export { AirlineEditPage as Component };
