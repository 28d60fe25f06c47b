import { useTranslation } from 'react-i18next';
import { countryInputSchema, type CountryInput } from '@traveldesk/geo-contract';
import { FormPage } from '@traveldesk/shared-ui';
import '../texts';
import { useGeoCreateCountryMutation } from './countries.api';
import { CountryForm } from './CountryForm';

const blank: Partial<CountryInput> = {};

export function CountryCreatePage() {
  const { t } = useTranslation('geo');
  const [create] = useGeoCreateCountryMutation();
  return (
    <FormPage
      title={t('countries.add')}
      back="/countries"
      backLabel={t('countries.title')}
      initialValues={blank}
      onSubmit={(values, _, key) => create({ key, country: countryInputSchema.parse(values) }).unwrap()}
    >
      <CountryForm />
    </FormPage>
  );
}

export { CountryCreatePage as Component };
