import { Modal } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isStale, problemOf } from '@traveldesk/shared-web';
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

/** Asks before an action. Stays open and says why if the action fails; closes if the record has changed (412). */
export function ConfirmDialog({ open, question, text, okText, onConfirm, onClose }: ConfirmDialogProps) {
  const { t } = useTranslation('common');
  const [busy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<string>();
  const focusBack = useFocusBack();
  const confirm = async () => {
    setBusy(true);
    setRefusal(undefined);
    try {
      await onConfirm();
      onClose();
    } catch (error) {
      // The user must look at the changed record before being asked again.
      if (isStale(error)) onClose();
      // The base query has announced the error in a toast, which is soon gone.
      else setRefusal(problemOf(error)?.message);
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
      afterClose={() => {
        setRefusal(undefined);
        focusBack();
      }}
    >
      {text && <p className={styles.text}>{text}</p>}
      {refusal && <p className={styles.refusal}>{refusal}</p>}
    </Modal>
  );
}
