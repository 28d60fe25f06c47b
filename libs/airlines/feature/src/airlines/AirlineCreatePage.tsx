import { useTranslation } from 'react-i18next';
import type { AirlineInput } from '@traveldesk/airlines-contract';
import { FormPage } from '@traveldesk/shared-ui';
import '../texts';
import { airlineFormSchema } from './airline.form';
import { AirlineForm } from './AirlineForm';
import { useAirlinesCreateAirlineMutation } from './airlines.api';

const blank: Partial<AirlineInput> = { status: 'active' };

export function AirlineCreatePage() {
  const { t } = useTranslation('airlines');
  const [create] = useAirlinesCreateAirlineMutation();
  return (
    <FormPage
      title={t('airlines.add')}
      back="/airlines"
      backLabel={t('airlines.title')}
      initialValues={blank}
      onSubmit={(values, _, key) => create({ key, airline: airlineFormSchema.parse(values) }).unwrap()}
    >
      <AirlineForm />
    </FormPage>
  );
}

export { AirlineCreatePage as Component };
