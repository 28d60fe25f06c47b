import { Button, Modal } from 'antd';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useFocusBack } from '@traveldesk/shared-ui';
import './texts';
import styles from './review.module.css';

export interface SummaryDialogProps {
  open: boolean;
  title: string;
  facts: readonly (readonly [label: string, value: ReactNode])[];
  /** Why the order cannot be sent any more; null if it can. */
  obstacle: string | null;
  /** The label of the button that sends the order. */
  agree: string;
  onAgree: () => void;
  onClose: () => void;
  children: ReactNode;
}

/** Summarizes an order before it is sent. */
export function SummaryDialog(props: SummaryDialogProps) {
  const { open, title, facts, obstacle, agree, onAgree, onClose, children } = props;
  const { t } = useTranslation('bookingReview');
  const focusBack = useFocusBack();
  return (
    <Modal
      open={open}
      centered
      width="min(560px, calc(100vw - 32px))"
      title={title}
      footer={null}
      onCancel={onClose}
      afterClose={focusBack}
    >
      <dl className={styles.look}>
        {facts.map(([label, value]) => (
          <Fact key={label} label={label} value={value} />
        ))}
      </dl>
      {children}
      {obstacle && <p role="alert">{obstacle}</p>}
      <div className={styles.lookButtons}>
        <Button onClick={onClose}>{t('back')}</Button>
        <Button type="primary" disabled={obstacle !== null} onClick={onAgree}>
          {agree}
        </Button>
      </div>
    </Modal>
  );
}

function Fact({ label, value }: { label: string; value: ReactNode }) {
  return (
    <>
      <dt>{label}</dt>
      <dd>{value}</dd>
    </>
  );
}
