import { Modal } from 'antd';
import { useEffect, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { outcomeOf, useFocusBack, type KeptFields } from '@traveldesk/shared-ui';
import { problemOf, useStillSaid } from '@traveldesk/shared-web';
import '../texts';
import styles from './dialog.module.css';

export interface ActionDialogProps {
  open: boolean;
  title: string;
  /** Label of the confirm button. */
  confirm: string;
  danger?: boolean;
  busy: boolean;
  /** The error of the last attempt. */
  error?: unknown;
  /** Whether the input is complete. */
  ready?: boolean;
  /** Whether the action became unavailable while the dialog was open. */
  gone?: boolean;
  /** The kept input, which is not discarded without asking. */
  kept?: Pick<KeptFields<object>, 'notice' | 'mayClose'>;
  onConfirm: () => void;
  onClose: () => void;
  children: ReactNode;
}

/** Confirms an action on a booking. After a failure it stays open and shows the reason. */
export function ActionDialog(props: ActionDialogProps) {
  const {
    open,
    title,
    confirm,
    danger = false,
    busy,
    error,
    ready = true,
    gone = false,
    kept,
    onConfirm,
    onClose,
    children,
  } = props;
  const { t } = useTranslation(['bookings', 'common']);
  const focusBack = useFocusBack();
  // The dialog is unmounted at once, but antd restores the focus only after its closing animation.
  useEffect(() => focusBack, [focusBack]);
  const problem = useStillSaid(problemOf(error));
  const close = async () => {
    if (!kept || (await kept.mayClose())) onClose();
  };
  // Without an answer the outcome is unknown; confirming again does not repeat the action (`useKey`).
  const isUnknown = error !== undefined && !busy && outcomeOf(error) === 'unanswered';
  // After no answer the user can confirm again to learn the outcome, even if the action is now unavailable.
  const isGone = gone && !busy && !isUnknown;
  const known = isGone ? t('bookings:dialogs.gone') : problem?.message;
  const said = isUnknown ? t('bookings:dialogs.unanswered') : known;
  return (
    <Modal
      open={open}
      centered
      destroyOnHidden
      width="min(560px, calc(100vw - 32px))"
      title={title}
      okText={confirm}
      okButtonProps={{ danger, disabled: !ready || isGone }}
      cancelText={t('bookings:dialogs.back')}
      confirmLoading={busy}
      onOk={() => {
        if (!busy) onConfirm();
      }}
      onCancel={() => void close()}
    >
      {kept?.notice}
      {said && (
        <p role="alert" className={styles.problem}>
          {said}
        </p>
      )}
      {children}
    </Modal>
  );
}
