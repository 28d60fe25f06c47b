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
  /** What the button that does it says. */
  confirm: string;
  danger?: boolean;
  busy: boolean;
  /** What the last try has failed with. */
  error?: unknown;
  /** Whether there is enough to do it with. */
  ready?: boolean;
  /** It cannot be done any more: the booking has changed while the dialog was open. */
  gone?: boolean;
  /** What is typed in it, which is not lost unasked. */
  kept?: Pick<KeptFields<object>, 'notice' | 'mayClose'>;
  onConfirm: () => void;
  onClose: () => void;
  children: ReactNode;
}

/** Asks before something is done with a booking. It stays open where that fails, and says why. */
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
  // It is taken away at once: antd gives the focus back only to who waits for the end of its motion.
  useEffect(() => focusBack, [focusBack]);
  const problem = useStillSaid(problemOf(error));
  const close = async () => {
    if (!kept || (await kept.mayClose())) onClose();
  };
  // Whether it was done nobody knows; confirmed again, it is done once (`useKey`).
  const isUnknown = error !== undefined && !busy && outcomeOf(error) === 'unanswered';
  // Who confirms once more after no answer asks what became of it, whatever the booking is now.
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
