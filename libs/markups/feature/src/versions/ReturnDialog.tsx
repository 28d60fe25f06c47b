import { Input, Modal } from 'antd';
import { useTranslation } from 'react-i18next';
import type { Markup } from '@traveldesk/markups-contract';
import { useFocusBack, useKeptFields } from '@traveldesk/shared-ui';
import { useFormat } from '@traveldesk/shared-web';
import '../texts';
import styles from './versions.module.css';
import { useMarkupsReturnMutation } from './versions.api';

export interface ReturnDialogProps {
  open: boolean;
  markup: Markup;
  /** The number of the version to return to. */
  number: number;
  onClose: () => void;
}

const blank = { reason: '' };

/** Confirms the return to an earlier version. On failure it stays open, and the toast gives the reason. */
export function ReturnDialog({ open, markup, number, onClose }: ReturnDialogProps) {
  const { t } = useTranslation('markups');
  const { number: figure } = useFormat();
  const kept = useKeptFields(`return-${number}`, blank);
  const { reason } = kept.values;
  const [run, { isLoading }] = useMarkupsReturnMutation();
  const focusBack = useFocusBack();
  const { id, version } = markup;
  const confirm = async () => {
    if (isLoading) return;
    const done = await run({ id, version, number, reason: reason.trim() || null });
    if (done.error) return;
    kept.reset();
    onClose();
  };
  const close = async () => {
    if (!(await kept.mayClose())) return;
    kept.reset();
    onClose();
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
      onCancel={() => void close()}
      afterClose={focusBack}
    >
      {kept.notice}
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
        onChange={(event) => kept.change({ reason: event.target.value })}
        onPressEnter={() => void confirm()}
      />
    </Modal>
  );
}
