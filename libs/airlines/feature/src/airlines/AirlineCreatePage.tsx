import { useTranslation } from 'react-i18next';
import type { AirlineInput } from '@traveldesk/airlines-contract';
import { FormPage, useDuplicate } from '@traveldesk/shared-ui';
import '../texts';
import { airlineFormSchema } from './airline.form';
import { AirlineForm } from './AirlineForm';
import { airlineInputOf } from './airline.fields';
import { useAirlinesAirlineQuery, useAirlinesCreateAirlineMutation } from './airlines.api';

const blank: Partial<AirlineInput> = { status: 'active' };

export function AirlineCreatePage() {
  const { t } = useTranslation('airlines');
  const [create] = useAirlinesCreateAirlineMutation();
  const { original: _original, ...duplicate } = useDuplicate(
    useAirlinesAirlineQuery,
    (airline) => ({ ...airlineInputOf(airline), iata: undefined, icao: null, accounting_code: null }),
    blank,
  );
  return (
    <FormPage
      title={t('airlines.add')}
      back="/airlines"
      backLabel={t('airlines.title')}
      {...duplicate}
      onSubmit={(values, _, key) => create({ key, airline: airlineFormSchema.parse(values) }).unwrap()}
    >
      <AirlineForm />
    </FormPage>
  );
}

export { AirlineCreatePage as Component };
