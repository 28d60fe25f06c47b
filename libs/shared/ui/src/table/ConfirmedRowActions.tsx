import { RowActions, type RowActionsProps } from './RowActions';
import { useConfirmDelete } from './useConfirmDelete';

/** The icons of a row with a question of their own before a deletion: for a list that is no DataTable. */
export function ConfirmedRowActions({ actions }: Pick<RowActionsProps, 'actions'>) {
  const { ask, dialog } = useConfirmDelete();
  return (
    <>
      <RowActions actions={actions} onDelete={ask} />
      {dialog}
    </>
  );
}
