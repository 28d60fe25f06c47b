import { useTranslation } from 'react-i18next';
import { airportPaths, airportPermissions, cityPaths, cityPermissions } from '@traveldesk/geo-contract';
import { Related, RelatedList } from '@traveldesk/shared-ui';
import { useCan } from '@traveldesk/shared-web';

/** The airlines' own library knows of countries, and so this one does not know of it: what its list is called and asks for. */
const airlines = { path: '/airlines', permission: 'update_airlines' } as const;

/** The cities, airports and airlines of a country, for those who may see them. */
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
