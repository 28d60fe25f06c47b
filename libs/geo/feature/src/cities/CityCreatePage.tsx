import { useTranslation } from 'react-i18next';
import type { CityInput } from '@traveldesk/geo-contract';
import { FormPage, useDuplicate } from '@traveldesk/shared-ui';
import '../texts';
import { cityFormSchema } from './city.form';
import { useGeoCityQuery, useGeoCreateCityMutation } from './cities.api';
import { cityInputOf } from './city.fields';
import { CityForm } from './CityForm';

const blank: Partial<CityInput> = {};

export function CityCreatePage() {
  const { t } = useTranslation('geo');
  const [create] = useGeoCreateCityMutation();
  const { original: _original, ...duplicate } = useDuplicate(
    useGeoCityQuery,
    (city) => ({ ...cityInputOf(city), code: undefined }),
    blank,
  );
  return (
    <FormPage
      title={t('cities.add')}
      back="/cities"
      backLabel={t('cities.title')}
      {...duplicate}
      onSubmit={(values, _, key) => create({ key, city: cityFormSchema.parse(values) }).unwrap()}
    >
      <CityForm />
    </FormPage>
  );
}

export { CityCreatePage as Component };
