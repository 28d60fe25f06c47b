import { Button, Modal } from 'antd';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { ApprovalDetails } from '@traveldesk/approvals-contract';
import { RecordForm, useFocusBack } from '@traveldesk/shared-ui';
import { isApiError } from '@traveldesk/shared-web';
import styles from './DecisionDialog.module.css';
import { PartItem, WordsItem } from './DecisionFields';
import { useDecide, type DecisionKind, type DecisionValues } from './useDecide';

export interface DecisionDialogProps {
  open: boolean;
  approval: ApprovalDetails;
  outcome: DecisionKind;
  onClose: () => void;
  /** Called when the decision is no longer possible. */
  onOver: () => void;
}

/** Decisions never change, so their version is constant. */
const only = { data: { version: 1 } };

/** The dialog has its own address; drafts of its form belong to this parameter. */
const keys = ['decide'];

const over = ['approval_settled', 'idempotency_key_reused'];

/**
 * Whether the decision is no longer possible: the request is decided, perhaps by an earlier attempt with the same key, or the reader lost
 * access.
 */
function isOver(refusal: unknown): boolean {
  if (!isApiError(refusal)) return false;
  return [403, 404].includes(refusal.status) || over.includes(refusal.problem?.code ?? '');
}

/** The dialog of a decision, with part and reason. Each opening starts afresh; its idempotency key allows one decision. */
export function DecisionDialog({ open, approval, outcome, onClose, onOver }: DecisionDialogProps) {
  const { t } = useTranslation('approvals');
  const decide = useDecide(approval, outcome);
  const focusBack = useFocusBack();
  const whole = approval.amount?.amount;
  const initialValues = useMemo<DecisionValues>(() => (whole === undefined ? {} : { part: whole }), [whole]);
  const send = async (said: DecisionValues, key: string | undefined) => {
    try {
      await decide(said, key);
    } catch (refusal) {
      if (!isOver(refusal)) throw refusal;
      onOver();
    }
    return only;
  };
  const footer = (busy: boolean) => (
    <div className={styles.buttons}>
      <Button onClick={onClose}>{t('dialog.close')}</Button>
      <Button type="primary" danger={outcome !== 'approve'} htmlType="submit" loading={busy}>
        {t(`${outcome}.action`)}
      </Button>
    </div>
  );
  return (
    <Modal
      open={open}
      centered
      destroyOnHidden
      width="min(500px, calc(100vw - 32px))"
      title={t(`${outcome}.title`)}
      footer={null}
      onCancel={onClose}
      afterClose={focusBack}
    >
      <p className={styles.subject}>
        <bdi>{approval.title}</bdi>
      </p>
      {outcome === 'approve' && <p className={styles.effect}>{approval.effect}</p>}
      <RecordForm<DecisionValues>
        initialValues={initialValues}
        keys={keys}
        onSubmit={(said, _, key) => send(said, key)}
        onSaved={onClose}
        footer={footer}
      >
        {outcome === 'approve' && approval.may.approve_in_part && <PartItem approval={approval} />}
        <WordsItem outcome={outcome} />
      </RecordForm>
    </Modal>
  );
}
