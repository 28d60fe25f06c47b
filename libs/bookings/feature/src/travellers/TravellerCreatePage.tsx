import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { FormPage } from '@traveldesk/shared-ui';
import './texts';
import { blankTraveller, travellerFormSchema, type TravellerForm as Values } from './traveller.form';
import { TravellerForm } from './TravellerForm';
import { useBookingsCreateTravellerMutation } from './travellers.api';

export function TravellerCreatePage() {
  const { t } = useTranslation('savedTravellers');
  const [search] = useSearchParams();
  const [create] = useBookingsCreateTravellerMutation();
  return (
    <FormPage<Values>
      title={t('add')}
      back="/travellers"
      backLabel={t('title')}
      keys={keys}
      initialValues={{ ...blankTraveller, company_id: search.get('company_id') }}
      unkept={unkept}
      onSubmit={(values, _, key) => create({ key, traveller: travellerFormSchema.parse(values) }).unwrap()}
    >
      <TravellerForm />
    </FormPage>
  );
}

/** The list of one company's travelers links here with its id. */
const keys = ['company_id'];

/** Document numbers are never stored in the browser. */
const unkept = ['document'];

export { TravellerCreatePage as Component };
