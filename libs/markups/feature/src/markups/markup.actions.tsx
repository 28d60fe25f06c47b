import { PauseCircleOutlined, PlayCircleOutlined } from '@ant-design/icons';
import { useTranslation } from 'react-i18next';
import { markupPermissions, type Markup } from '@traveldesk/markups-contract';
import { commandAction, deleteAction, editAction, type RowActionList } from '@traveldesk/shared-ui';
import { usePermissions } from '@traveldesk/shared-web';
import { useMarkupsDeleteMarkupMutation, useMarkupsSetStatusMutation } from './markups.api';

/** What the user may do to a rule, in its row and on its page. A draft is activated in its form, where it says from when on. */
export function useMarkupActions(): (markup: Markup) => RowActionList {
  const { t } = useTranslation('markups');
  const can = usePermissions(markupPermissions);
  const [remove] = useMarkupsDeleteMarkupMutation();
  const [setStatus] = useMarkupsSetStatusMutation();
  return ({ id, name, status, state, version }) => [
    can.update && editAction(`/markups/edit/${id}`, name),
    // What waits for a second person is decided first.
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
