import { markupPermissions, type Markup } from '@traveldesk/markups-contract';
import { deleteAction, editAction, type RowActionList } from '@traveldesk/shared-ui';
import { useLanguage, usePermissions } from '@traveldesk/shared-web';
import { useMarkupsDeleteMarkupMutation } from './markups.api';

/** What the user may do to one, in its row and on its page. */
export function useMarkupActions(): (markup: Markup) => RowActionList {
  const { language } = useLanguage();
  const can = usePermissions(markupPermissions);
  const [remove] = useMarkupsDeleteMarkupMutation();
  return ({ id, name }) => [
    can.update && editAction(`/markups/edit/${id}`, name[language]),
    can.remove && deleteAction(() => remove(id).unwrap(), name[language]),
  ];
}
