import { cityPermissions, type City } from '@traveldesk/geo-contract';
import { deleteAction, editAction, type RowActionList } from '@traveldesk/shared-ui';
import { randomKey, useLanguage, usePermissions } from '@traveldesk/shared-web';
import { useGeoCreateCityMutation, useGeoDeleteCityMutation } from './cities.api';
import { cityInputOf } from './city.fields';

/** Returns the actions that the user may take on a city, in its row and on its page. */
export function useCityActions(): (city: Pick<City, 'id' | 'name'>) => RowActionList {
  const { language } = useLanguage();
  const can = usePermissions(cityPermissions);
  const [remove] = useGeoDeleteCityMutation();
  const [create] = useGeoCreateCityMutation();
  return ({ id, name }) => [
    can.update && editAction(`/cities/edit/${id}`, name[language]),
    can.remove &&
      deleteAction(
        () => remove(id).unwrap(),
        name[language],
        can.create && (({ data }) => create({ key: randomKey(), city: cityInputOf(data) }).unwrap()),
      ),
  ];
}
