import { useTranslation } from 'react-i18next';
import { zoneInputSchema, type ZoneInput } from '@traveldesk/markups-contract';
import { FormPage } from '@traveldesk/shared-ui';
import './texts';
import { ZoneForm } from './ZoneForm';
import { useMarkupsCreateZoneMutation } from './zones.api';

const blank: Partial<ZoneInput> = { countries: [], zones: [] };

export function ZoneCreatePage() {
  const { t } = useTranslation('markupZones');
  const [create] = useMarkupsCreateZoneMutation();
  return (
    <FormPage
      title={t('add')}
      back="/markup-zones"
      backLabel={t('title')}
      initialValues={blank}
      onSubmit={(values, _, key) => create({ key, zone: zoneInputSchema.parse(values) }).unwrap()}
    >
      <ZoneForm />
    </FormPage>
  );
}

export { ZoneCreatePage as Component };
