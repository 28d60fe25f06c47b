import { airportPermissions, type Airport } from '@traveldesk/geo-contract';
import { nameIn } from '@traveldesk/shared-contract';
import { deleteAction, editAction, type RowActionList } from '@traveldesk/shared-ui';
import { randomKey, useLanguage, usePermissions } from '@traveldesk/shared-web';
import { useGeoCreateAirportMutation, useGeoDeleteAirportMutation } from './airports.api';
import { airportInputOf } from './airport.fields';

/** Returns the actions that the user may take on an airport, in its row and on its page. */
export function useAirportActions(): (airport: Airport) => RowActionList {
  const { language } = useLanguage();
  const can = usePermissions(airportPermissions);
  const [remove] = useGeoDeleteAirportMutation();
  const [create] = useGeoCreateAirportMutation();
  return (airport) => {
    const name = nameIn(airport, language);
    return [
      can.update && editAction(`/airports/edit/${airport.id}`, name),
      can.remove &&
        deleteAction(
          () => remove(airport.id).unwrap(),
          name,
          can.create && (({ data }) => create({ key: randomKey(), airport: airportInputOf(data) }).unwrap()),
        ),
    ];
  };
}
