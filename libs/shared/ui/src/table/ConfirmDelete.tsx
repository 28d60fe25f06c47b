import { useTranslation } from 'react-i18next';
import { messageOf, showToast } from '@traveldesk/shared-web';
import { ConfirmDialog, type ConfirmDialogProps } from '../question/ConfirmDialog';

export interface ConfirmDeleteProps extends Pick<ConfirmDialogProps, 'open' | 'onConfirm' | 'onClose'> {
  /** The name of the record to delete, as the user knows it. */
  name?: string | undefined;
  /** Undoes the deletion, given the result of `onConfirm`. */
  undo?: ((deleted: unknown) => Promise<unknown>) | undefined;
}

/** SPECIFICATION 2: asks before a deletion and reports its success. */
export function ConfirmDelete({ name, onConfirm, undo, ...dialog }: ConfirmDeleteProps) {
  const { t } = useTranslation('common');
  const confirm = async () => {
    const answer = await onConfirm();
    const title = messageOf(answer);
    if (title) showToast({ title, status: true, undo: undo && (() => undo(answer)) });
  };
  return (
    <ConfirmDialog
      {...dialog}
      question={t('confirmDelete.question')}
      text={name}
      okText={t('confirmDelete.ok')}
      onConfirm={confirm}
    />
  );
}
