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
  /** What it is about, or what comes of it. */
  text?: string | undefined;
  /** What is done is called so on its button. */
  okText: string;
  onConfirm: () => Promise<unknown>;
  onClose: () => void;
}

/** Asks before what cannot be done by halves. It stays open when that fails, and the toast says why; a record that has changed ends it. */
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
      // The base query has shown why. What was asked about has changed: it is looked at again before it is asked anew.
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
