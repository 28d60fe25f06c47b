import { useTranslation } from 'react-i18next';
import { zoneInputSchema, type ZoneInput } from '@traveldesk/markups-contract';
import { FormPage, useDuplicate } from '@traveldesk/shared-ui';
import './texts';
import { ZoneForm } from './ZoneForm';
import { zoneInputOf } from './zone.fields';
import { useMarkupsCreateZoneMutation, useMarkupsZoneQuery } from './zones.api';

const blank: Partial<ZoneInput> = { countries: [], zones: [] };

export function ZoneCreatePage() {
  const { t } = useTranslation('markupZones');
  const [create] = useMarkupsCreateZoneMutation();
  const { original: _original, ...duplicate } = useDuplicate(useMarkupsZoneQuery, zoneInputOf, blank);
  return (
    <FormPage
      title={t('add')}
      back="/markup-zones"
      backLabel={t('title')}
      {...duplicate}
      onSubmit={(values, _, key) => create({ key, zone: zoneInputSchema.parse(values) }).unwrap()}
    >
      <ZoneForm />
    </FormPage>
  );
}

export { ZoneCreatePage as Component };
