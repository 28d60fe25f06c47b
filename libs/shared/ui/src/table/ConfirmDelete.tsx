import { Modal } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFocusBack } from '../focus/useFocusBack';
import styles from './ConfirmDelete.module.css';

/** SPECIFICATION 9: at most 500 px wide, at z-index 2400. */
const maxWidth = 500;
const zIndex = 2400;

export interface ConfirmDeleteProps {
  open: boolean;
  /** What is to be deleted, as the user knows it. */
  name?: string | undefined;
  onConfirm: () => Promise<unknown>;
  onClose: () => void;
}

/** SPECIFICATION 2: asks before a deletion. It stays open when the deletion fails, and the toast says why. */
export function ConfirmDelete({ open, name, onConfirm, onClose }: ConfirmDeleteProps) {
  const { t } = useTranslation('common');
  const [busy, setBusy] = useState(false);
  const focusBack = useFocusBack();
  const confirm = async () => {
    setBusy(true);
    try {
      await onConfirm();
      onClose();
    } catch {
      // The base query has shown why.
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
      title={t('confirmDelete.question')}
      cancelText={t('confirmDelete.cancel')}
      okText={t('confirmDelete.ok')}
      okButtonProps={{ danger: true, autoFocus: true }}
      confirmLoading={busy}
      onOk={() => void confirm()}
      onCancel={onClose}
      afterClose={focusBack}
    >
      {name && <p className={styles.name}>{name}</p>}
    </Modal>
  );
}
