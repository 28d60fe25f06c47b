import { useTranslation } from 'react-i18next';
import type { CityInput } from '@traveldesk/geo-contract';
import { FormPage } from '@traveldesk/shared-ui';
import '../texts';
import { cityFormSchema } from './city.form';
import { useGeoCreateCityMutation } from './cities.api';
import { CityForm } from './CityForm';

const blank: Partial<CityInput> = {};

export function CityCreatePage() {
  const { t } = useTranslation('geo');
  const [create] = useGeoCreateCityMutation();
  return (
    <FormPage
      title={t('cities.add')}
      back="/cities"
      backLabel={t('cities.title')}
      initialValues={blank}
      onSubmit={(values, _, key) => create({ key, city: cityFormSchema.parse(values) }).unwrap()}
    >
      <CityForm />
    </FormPage>
  );
}

export { CityCreatePage as Component };
