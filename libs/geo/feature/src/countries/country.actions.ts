import { countryPermissions, type Country } from '@traveldesk/geo-contract';
import { deleteAction, editAction, type RowActionList } from '@traveldesk/shared-ui';
import { randomKey, useLanguage, usePermissions } from '@traveldesk/shared-web';
import { useGeoCreateCountryMutation, useGeoDeleteCountryMutation } from './countries.api';
import { countryInputOf } from './country.fields';

/** Returns the actions that the user may take on a country, in its row and on its page. */
export function useCountryActions(): (country: Country) => RowActionList {
  const { language } = useLanguage();
  const can = usePermissions(countryPermissions);
  const [remove] = useGeoDeleteCountryMutation();
  const [create] = useGeoCreateCountryMutation();
  return ({ id, name }) => [
    can.update && editAction(`/countries/edit/${id}`, name[language]),
    can.remove &&
      deleteAction(
        () => remove(id).unwrap(),
        name[language],
        can.create && (({ data }) => create({ key: randomKey(), country: countryInputOf(data) }).unwrap()),
      ),
  ];
}
