import { Input, Modal } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Markup } from '@traveldesk/markups-contract';
import { useFocusBack } from '@traveldesk/shared-ui';
import { useFormat } from '@traveldesk/shared-web';
import '../texts';
import styles from './versions.module.css';
import { useMarkupsReturnMutation } from './versions.api';

export interface ReturnDialogProps {
  open: boolean;
  markup: Markup;
  /** Of the version to return to. */
  number: number;
  onClose: () => void;
}

/** Asks before a rule returns to an earlier version. It stays open when that fails, and the toast says why. */
export function ReturnDialog({ open, markup, number, onClose }: ReturnDialogProps) {
  const { t } = useTranslation('markups');
  const { number: figure } = useFormat();
  const [reason, setReason] = useState('');
  const [run, { isLoading }] = useMarkupsReturnMutation();
  const focusBack = useFocusBack();
  const { id, version } = markup;
  const confirm = async () => {
    if (isLoading) return;
    const done = await run({ id, version, number, reason: reason.trim() || null });
    if (!done.error) onClose();
  };
  return (
    <Modal
      open={open}
      centered
      destroyOnHidden
      width="min(500px, calc(100vw - 32px))"
      title={t('versions.confirm', { number: figure(number) })}
      okText={t('versions.ok')}
      cancelText={t('versions.cancel')}
      confirmLoading={isLoading}
      onOk={() => void confirm()}
      onCancel={onClose}
      afterClose={focusBack}
    >
      <p>{t('versions.confirmText')}</p>
      <label className={styles.label} htmlFor="return-reason">
        {t('versions.confirmReason')}
      </label>
      <Input
        id="return-reason"
        dir="auto"
        maxLength={300}
        autoComplete="off"
        value={reason}
        onChange={(event) => setReason(event.target.value)}
        onPressEnter={() => void confirm()}
      />
    </Modal>
  );
}
