import type { SavedTraveller } from '@traveldesk/bookings-contract';
import { deleteAction, editAction, type RowActionList } from '@traveldesk/shared-ui';
import { nameOf } from './traveller.words';
import { useBookingsDeleteTravellerMutation } from './travellers.api';

/** What can be done to a saved traveller, in their row and on their page: who sees them may. */
export function useTravellerActions(): (traveller: SavedTraveller) => RowActionList {
  const [remove] = useBookingsDeleteTravellerMutation();
  return ({ id, version, ...person }) => [
    editAction(`/travellers/edit/${id}`, nameOf(person)),
    deleteAction(() => remove({ id, version }).unwrap(), nameOf(person)),
  ];
}
