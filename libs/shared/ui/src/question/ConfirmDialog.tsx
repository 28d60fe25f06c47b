import { Modal } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isStale } from '@traveldesk/shared-web';
import { useFocusBack } from '../focus/useFocusBack';
import styles from './ConfirmDialog.module.css';

/** SPECIFICATION 9: at most 500 px wide, at z-index 2400. */
const maxWidth = 500;
const zIndex = 2400;

export interface ConfirmDialogProps {
  open: boolean;
  question: string;
  /** The subject or the consequences. */
  text?: string | undefined;
  /** The label of the confirm button: the action. */
  okText: string;
  onConfirm: () => Promise<unknown>;
  onClose: () => void;
}

/** Asks before an action. Stays open with a toast if the action fails; closes if the record has changed (412). */
export function ConfirmDialog({ open, question, text, okText, onConfirm, onClose }: ConfirmDialogProps) {
  const { t } = useTranslation('common');
  const [busy, setBusy] = useState(false);
  const focusBack = useFocusBack();
  const confirm = async () => {
    setBusy(true);
    try {
      await onConfirm();
      onClose();
    } catch (error) {
      // The base query has shown the error. The user must look at the changed record before being asked again.
      if (isStale(error)) onClose();
    } finally {
      setBusy(false);
    }
  };
  return (
    <Modal
      open={open}
      zIndex={zIndex}
      width={`min(${maxWidth}px, calc(100vw - 32px))`}
      centered
      destroyOnHidden
      title={question}
      cancelText={t('confirmDelete.cancel')}
      okText={okText}
      okButtonProps={{ danger: true, autoFocus: true }}
      confirmLoading={busy}
      onOk={() => void confirm()}
      onCancel={onClose}
      afterClose={focusBack}
    >
      {text && <p className={styles.text}>{text}</p>}
    </Modal>
  );
}
