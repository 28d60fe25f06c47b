import { RowActions, type RowActionsProps } from './RowActions';
import { useConfirmDelete } from './useConfirmDelete';

/** A row's action icons with their own delete dialog, for lists that do not use DataTable. */
export function ConfirmedRowActions({ actions }: Pick<RowActionsProps, 'actions'>) {
  const { ask, dialog } = useConfirmDelete();
  return (
    <>
      <RowActions actions={actions} onDelete={ask} />
      {dialog}
    </>
  );
}
