import { airportPermissions, type Airport } from '@traveldesk/geo-contract';
import { deleteAction, editAction, type RowActionList } from '@traveldesk/shared-ui';
import { randomKey, usePermissions } from '@traveldesk/shared-web';
import { useGeoCreateAirportMutation, useGeoDeleteAirportMutation } from './airports.api';
import { airportInputOf } from './airport.fields';

/** What the user may do to an airport, in its row and on its page. */
export function useAirportActions(): (airport: Pick<Airport, 'id' | 'name'>) => RowActionList {
  const can = usePermissions(airportPermissions);
  const [remove] = useGeoDeleteAirportMutation();
  const [create] = useGeoCreateAirportMutation();
  return ({ id, name }) => [
    can.update && editAction(`/airports/edit/${id}`, name),
    can.remove &&
      deleteAction(
        () => remove(id).unwrap(),
        name,
        can.create && (({ data }) => create({ key: randomKey(), airport: airportInputOf(data) }).unwrap()),
      ),
  ];
}
