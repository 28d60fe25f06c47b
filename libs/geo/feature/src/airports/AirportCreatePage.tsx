import { useTranslation } from 'react-i18next';
import type { AirportInput } from '@traveldesk/geo-contract';
import { FormPage, useDuplicate } from '@traveldesk/shared-ui';
import '../texts';
import { airportFormSchema } from './airport.form';
import { airportInputOf } from './airport.fields';
import { useGeoAirportQuery, useGeoCreateAirportMutation } from './airports.api';
import { AirportForm } from './AirportForm';

const blank: Partial<AirportInput> = { scheduled: true };

export function AirportCreatePage() {
  const { t } = useTranslation('geo');
  const [create] = useGeoCreateAirportMutation();
  const { original: _original, ...duplicate } = useDuplicate(
    useGeoAirportQuery,
    (airport) => ({ ...airportInputOf(airport), iata: undefined, icao: null }),
    blank,
  );
  return (
    <FormPage
      title={t('airports.add')}
      back="/airports"
      backLabel={t('airports.title')}
      {...duplicate}
      onSubmit={(values, _, key) => create({ key, airport: airportFormSchema.parse(values) }).unwrap()}
    >
      <AirportForm />
    </FormPage>
  );
}

export { AirportCreatePage as Component };
