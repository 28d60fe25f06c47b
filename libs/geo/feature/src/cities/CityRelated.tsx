import { useTranslation } from 'react-i18next';
import { airportPaths, airportPermissions } from '@traveldesk/geo-contract';
import { Related, RelatedList } from '@traveldesk/shared-ui';
import { useCan } from '@traveldesk/shared-web';

/** Links to a city's airports, with the permission. */
export function CityRelated({ id }: { id: string }) {
  const { t } = useTranslation('geo');
  if (!useCan(airportPermissions.list)) return null;
  return (
    <Related>
      <RelatedList
        label={t('related.airports')}
        to={`/airports?city_id=${id}`}
        of={{ url: airportPaths.all, params: { city_id: id } }}
      />
    </Related>
  );
}
