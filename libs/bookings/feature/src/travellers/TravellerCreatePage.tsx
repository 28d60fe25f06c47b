import { useTranslation } from 'react-i18next';
import { FormPage } from '@traveldesk/shared-ui';
import './texts';
import { blankTraveller, travellerFormSchema, type TravellerForm as Values } from './traveller.form';
import { TravellerForm } from './TravellerForm';
import { useBookingsCreateTravellerMutation } from './travellers.api';

export function TravellerCreatePage() {
  const { t } = useTranslation('savedTravellers');
  const [create] = useBookingsCreateTravellerMutation();
  return (
    <FormPage<Values>
      title={t('add')}
      back="/travellers"
      backLabel={t('title')}
      initialValues={blankTraveller}
      unkept={unkept}
      onSubmit={(values, _, key) => create({ key, traveller: travellerFormSchema.parse(values) }).unwrap()}
    >
      <TravellerForm />
    </FormPage>
  );
}

/** Document numbers are never stored in the browser. */
const unkept = ['document'];

export { TravellerCreatePage as Component };
