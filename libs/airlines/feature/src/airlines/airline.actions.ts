import { airlinePermissions, type Airline } from '@traveldesk/airlines-contract';
import { nameIn } from '@traveldesk/shared-contract';
import { deleteAction, editAction, type RowActionList } from '@traveldesk/shared-ui';
import { randomKey, useLanguage, usePermissions } from '@traveldesk/shared-web';
import { useAirlinesCreateAirlineMutation, useAirlinesDeleteAirlineMutation } from './airlines.api';
import { airlineInputOf } from './airline.fields';

/** Returns the actions that the user may take on an airline, in its row and on its page. */
export function useAirlineActions(): (airline: Airline) => RowActionList {
  const { language } = useLanguage();
  const can = usePermissions(airlinePermissions);
  const [remove] = useAirlinesDeleteAirlineMutation();
  const [create] = useAirlinesCreateAirlineMutation();
  return (airline) => {
    const name = nameIn(airline, language);
    return [
      can.update && editAction(`/airlines/edit/${airline.id}`, name),
      can.remove &&
        deleteAction(
          () => remove(airline.id).unwrap(),
          name,
          can.create && (({ data }) => create({ key: randomKey(), airline: airlineInputOf(data) }).unwrap()),
        ),
    ];
  };
}
