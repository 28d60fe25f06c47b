import type { SavedTraveller } from '@traveldesk/bookings-contract';
import { deleteAction, editAction, type RowActionList } from '@traveldesk/shared-ui';
import { nameOf } from './traveller.words';
import { useBookingsDeleteTravellerMutation } from './travellers.api';

/** Row and page actions of a saved traveler; everybody who sees one may edit and delete it. */
export function useTravellerActions(): (traveller: SavedTraveller) => RowActionList {
  const [remove] = useBookingsDeleteTravellerMutation();
  return ({ id, version, ...person }) => [
    editAction(`/travellers/edit/${id}`, nameOf(person)),
    deleteAction(() => remove({ id, version }).unwrap(), nameOf(person)),
  ];
}
