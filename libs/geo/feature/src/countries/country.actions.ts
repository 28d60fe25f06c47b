import { countryPermissions, type Country } from '@traveldesk/geo-contract';
import { deleteAction, editAction, type RowActionList } from '@traveldesk/shared-ui';
import { useLanguage, usePermissions } from '@traveldesk/shared-web';
import { useGeoDeleteCountryMutation } from './countries.api';

/** What the user may do to a country, in its row and on its page. */
export function useCountryActions(): (country: Country) => RowActionList {
  const { language } = useLanguage();
  const can = usePermissions(countryPermissions);
  const [remove] = useGeoDeleteCountryMutation();
  return ({ id, name }) => [
    can.update && editAction(`/countries/edit/${id}`, name[language]),
    can.remove && deleteAction(() => remove(id).unwrap(), name[language]),
  ];
}
