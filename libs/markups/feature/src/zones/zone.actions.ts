import { zonePermissions, type Zone } from '@traveldesk/markups-contract';
import { deleteAction, editAction, type RowActionList } from '@traveldesk/shared-ui';
import { randomKey, usePermissions } from '@traveldesk/shared-web';
import { useMarkupsCreateZoneMutation, useMarkupsDeleteZoneMutation } from './zones.api';
import { zoneInputOf } from './zone.fields';

/** Returns the actions that the user may take on a zone, in its row and on its page. */
export function useZoneActions(): (zone: Zone) => RowActionList {
  const can = usePermissions(zonePermissions);
  const [remove] = useMarkupsDeleteZoneMutation();
  const [create] = useMarkupsCreateZoneMutation();
  return ({ id, name }) => [
    can.update && editAction(`/markup-zones/edit/${id}`, name),
    can.remove &&
      deleteAction(
        () => remove(id).unwrap(),
        name,
        can.create && (({ data }) => create({ key: randomKey(), zone: zoneInputOf(data) }).unwrap()),
      ),
  ];
}
