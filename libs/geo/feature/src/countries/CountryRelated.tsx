import { useTranslation } from 'react-i18next';
import { airportPaths, airportPermissions, cityPaths, cityPermissions } from '@traveldesk/geo-contract';
import { Related, RelatedList } from '@traveldesk/shared-ui';
import { useCan } from '@traveldesk/shared-web';

/** The cities and airports of a country, for those who may see them. */
export function CountryRelated({ id }: { id: string }) {
  const { t } = useTranslation('common');
  const seesCities = useCan(cityPermissions.list);
  const seesAirports = useCan(airportPermissions.list);
  if (!seesCities && !seesAirports) return null;
  const lists = [
    seesCities && { label: t('menu.cities'), to: '/cities', url: cityPaths.all },
    seesAirports && { label: t('menu.airports'), to: '/airports', url: airportPaths.all },
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
