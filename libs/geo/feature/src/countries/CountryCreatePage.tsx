import { useTranslation } from 'react-i18next';
import { countryInputSchema, type CountryInput } from '@traveldesk/geo-contract';
import { FormPage, useDuplicate } from '@traveldesk/shared-ui';
import '../texts';
import { useGeoCountryQuery, useGeoCreateCountryMutation } from './countries.api';
import { countryInputOf } from './country.fields';
import { CountryForm } from './CountryForm';

const blank: Partial<CountryInput> = {};

export function CountryCreatePage() {
  const { t } = useTranslation('geo');
  const [create] = useGeoCreateCountryMutation();
  const { original: _original, ...duplicate } = useDuplicate(
    useGeoCountryQuery,
    (country) => ({ ...countryInputOf(country), code: undefined }),
    blank,
  );
  return (
    <FormPage
      title={t('countries.add')}
      back="/countries"
      backLabel={t('countries.title')}
      {...duplicate}
      onSubmit={(values, _, key) => create({ key, country: countryInputSchema.parse(values) }).unwrap()}
    >
      <CountryForm />
    </FormPage>
  );
}

export { CountryCreatePage as Component };
