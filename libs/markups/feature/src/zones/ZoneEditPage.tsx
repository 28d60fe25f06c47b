import { useTranslation } from 'react-i18next';
import { useParams, useSearchParams } from 'react-router-dom';
import { zoneInputSchema, zonePaths } from '@traveldesk/markups-contract';
import { FormPage, useRecordAtOpen } from '@traveldesk/shared-ui';
import './texts';
import { comparedZoneFields, zoneInputOf } from './zone.fields';
import { ZoneForm } from './ZoneForm';
import { ZoneHistory } from './ZoneHistory';
import { useLazyMarkupsZoneQuery, useMarkupsUpdateZoneMutation, useMarkupsZoneQuery } from './zones.api';

export function ZoneEditPage() {
  const { t } = useTranslation('markupZones');
  const { id = '' } = useParams();
  const [search] = useSearchParams();
  const zone = useMarkupsZoneQuery(id, { refetchOnMountOrArgChange: true });
  const opened = useRecordAtOpen(zone);
  const [readAgain] = useLazyMarkupsZoneQuery();
  const [update] = useMarkupsUpdateZoneMutation();
  return (
    <FormPage
      title={t('edit', { name: opened?.name ?? search.get('name') ?? '' })}
      back="/markup-zones"
      backLabel={t('title')}
      initialValues={opened && zoneInputOf(opened)}
      version={opened?.version}
      loadError={zone.error}
      onRetry={() => void zone.refetch()}
      onSubmit={(values, version) => update({ id, version, zone: zoneInputSchema.parse(values) }).unwrap()}
      stale={{
        load: async () => {
          const newest = await readAgain(id).unwrap();
          return { values: zoneInputOf(newest), version: newest.version };
        },
        fields: comparedZoneFields(t, opened?.names),
        history: zonePaths.history(id),
      }}
      after={<ZoneHistory id={id} />}
    >
      <ZoneForm zone={opened} />
    </FormPage>
  );
}

export { ZoneEditPage as Component };
