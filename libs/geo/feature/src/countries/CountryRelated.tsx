import { useTranslation } from 'react-i18next';
import { airportPaths, airportPermissions, cityPaths, cityPermissions } from '@traveldesk/geo-contract';
import { Related, RelatedList } from '@traveldesk/shared-ui';
import { useCan } from '@traveldesk/shared-web';

/** Path and permission of the airlines list. The airlines library depends on this one, so they cannot be imported. */
const airlines = { path: '/airlines', permission: 'update_airlines' } as const;

/** Links to a country's cities, airports and airlines, with the permissions. */
export function CountryRelated({ id }: { id: string }) {
  const { t } = useTranslation('geo');
  const seesCities = useCan(cityPermissions.list);
  const seesAirports = useCan(airportPermissions.list);
  const seesAirlines = useCan(airlines.permission);
  if (!seesCities && !seesAirports && !seesAirlines) return null;
  const lists = [
    seesCities && { label: t('related.cities'), to: '/cities', url: cityPaths.all },
    seesAirports && { label: t('related.airports'), to: '/airports', url: airportPaths.all },
    seesAirlines && { label: t('related.airlines'), to: airlines.path, url: airlines.path },
  ];
  return (
    <Related>
      {lists.map(
        (list) =>
          list && (
            <RelatedList
              key={list.to}
              label={list.label}
              to={`${list.to}?country_id=${id}`}
              of={{ url: list.url, params: { country_id: id } }}
            />
          ),
      )}
    </Related>
  );
}
