import { PauseCircleOutlined, PlayCircleOutlined } from '@ant-design/icons';
import { useTranslation } from 'react-i18next';
import { markupPermissions, type Markup } from '@traveldesk/markups-contract';
import { commandAction, deleteAction, editAction, type RowActionList } from '@traveldesk/shared-ui';
import { usePermissions } from '@traveldesk/shared-web';
import { useMarkupsDeleteMarkupMutation, useMarkupsSetStatusMutation } from './markups.api';

/**
 * Returns the actions that the user may take on a rule, in its row and on its page. Drafts are activated in the form, which asks for the
 * effective date.
 */
export function useMarkupActions(): (markup: Markup) => RowActionList {
  const { t } = useTranslation('markups');
  const can = usePermissions(markupPermissions);
  const [remove] = useMarkupsDeleteMarkupMutation();
  const [setStatus] = useMarkupsSetStatusMutation();
  return ({ id, name, status, state, version }) => [
    can.update && editAction(`/markups/edit/${id}`, name),
    // A rule that awaits approval is decided first.
    can.update &&
      state !== 'awaiting' &&
      (status === 'active'
        ? commandAction(() => setStatus({ id, version, status: 'paused' }).unwrap(), {
            label: t('actions.pause'),
            name,
            icon: <PauseCircleOutlined aria-hidden />,
          })
        : commandAction(() => setStatus({ id, version, status: 'active' }).unwrap(), {
            label: t('actions.activate'),
            name,
            icon: <PlayCircleOutlined aria-hidden />,
          })),
    can.remove && deleteAction(() => remove(id).unwrap(), name),
  ];
}
