import { useTranslation } from 'react-i18next';
import type { AirportInput } from '@traveldesk/geo-contract';
import { FormPage } from '@traveldesk/shared-ui';
import '../texts';
import { airportFormSchema } from './airport.form';
import { useGeoCreateAirportMutation } from './airports.api';
import { AirportForm } from './AirportForm';

const blank: Partial<AirportInput> = { scheduled: true };

export function AirportCreatePage() {
  const { t } = useTranslation('geo');
  const [create] = useGeoCreateAirportMutation();
  return (
    <FormPage
      title={t('airports.add')}
      back="/airports"
      backLabel={t('airports.title')}
      initialValues={blank}
      onSubmit={(values, _, key) => create({ key, airport: airportFormSchema.parse(values) }).unwrap()}
    >
      <AirportForm />
    </FormPage>
  );
}

export { AirportCreatePage as Component };
