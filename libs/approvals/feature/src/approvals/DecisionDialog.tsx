import { Form, Input, Modal } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ApprovalDetails } from '@traveldesk/approvals-contract';
import { Bidi, useFocusBack } from '@traveldesk/shared-ui';
import { fieldErrors, isApiError, randomKey, useFormat } from '@traveldesk/shared-web';
import styles from './DecisionDialog.module.css';
import { partOf } from './part-of';
import { useDecide, type Outcome } from './useDecide';

interface Values {
  /** What is approved, as it was typed. */
  part?: string;
  words?: string;
}

export interface DecisionDialogProps {
  open: boolean;
  approval: ApprovalDetails;
  outcome: Outcome;
  onClose: () => void;
  /** There is nothing to decide any more. */
  onRefused: () => void;
}

/** The field that the API calls `note` or `reason`. */
const names = { note: 'words', reason: 'words', part: 'part', 'part.amount': 'part' } as const;

/** Whether the reader has nothing to decide any more: somebody was faster, or has taken from them what it takes. */
function isOver(refusal: unknown): boolean {
  if (!isApiError(refusal)) return false;
  return refusal.status === 403 || refusal.status === 404 || refusal.problem?.code === 'approval_settled';
}

/**
 * Asks before a decision: how much of it, and why. Each time it is opened it begins anew, under a key of its own; as long as it
 * is open, the same key decides once, however often its answer is lost.
 */
export function DecisionDialog({ open, approval, outcome, onClose, onRefused }: DecisionDialogProps) {
  const { t } = useTranslation('approvals');
  const [form] = Form.useForm<Values>();
  const [key] = useState(randomKey);
  const { decide, busy } = useDecide(approval, outcome, key);
  const focusBack = useFocusBack();
  const finish = async (values: Values) => {
    const words = values.words?.replace(/\s+/g, ' ').trim() ?? '';
    const refusal = await decide({ part: values.part, words });
    if (refusal === undefined) return onClose();
    // Else it stays open: where no answer came, the same key sends it again.
    if (isOver(refusal)) return onRefused();
    form.setFields(
      fieldErrors(refusal).flatMap(({ name, errors }) => {
        const field = names[name.join('.') as keyof typeof names];
        return field ? [{ name: field, errors }] : [];
      }),
    );
  };
  return (
    <Modal
      open={open}
      centered
      destroyOnHidden
      width="min(500px, calc(100vw - 32px))"
      title={t(`${outcome}.title`)}
      okText={t(`${outcome}.action`)}
      okButtonProps={{ danger: outcome !== 'approve' }}
      cancelText={t('dialog.close')}
      confirmLoading={busy}
      onOk={form.submit}
      onCancel={onClose}
      afterClose={focusBack}
    >
      <p className={styles.subject}>
        <bdi>{approval.title}</bdi>
      </p>
      {outcome === 'approve' && <p className={styles.effect}>{approval.effect}</p>}
      <Form<Values>
        form={form}
        layout="vertical"
        noValidate
        validateTrigger="onBlur"
        scrollToFirstError={{ focus: true }}
        initialValues={{ part: approval.amount?.amount }}
        onFinish={(values) => void finish(values)}
      >
        {outcome === 'approve' && approval.may.approve_in_part && <PartItem approval={approval} />}
        <WordsItem outcome={outcome} />
      </Form>
    </Modal>
  );
}

function PartItem({ approval: { amount } }: Pick<DecisionDialogProps, 'approval'>) {
  const { t } = useTranslation('approvals');
  const { money } = useFormat();
  if (!amount) return null;
  const said = money(amount);
  const validator = (_: unknown, typed = '') => {
    const read = partOf(typed, amount);
    return 'part' in read
      ? Promise.resolve()
      : Promise.reject(new Error(t(`dialog.${read.problem}`, { amount: said })));
  };
  return (
    <Form.Item
      name="part"
      label={t('approve.amount')}
      extra={t('approve.amountHint', { amount: said })}
      required
      rules={[{ validator }]}
    >
      <Input dir="ltr" inputMode="decimal" autoComplete="off" suffix={<Bidi code>{amount.currency}</Bidi>} />
    </Form.Item>
  );
}

function WordsItem({ outcome }: Pick<DecisionDialogProps, 'outcome'>) {
  const { t } = useTranslation('approvals');
  const required = outcome === 'decline';
  return (
    <Form.Item
      name="words"
      label={t(outcome === 'approve' ? 'approve.note' : `${outcome}.reason`)}
      extra={required && t('decline.reasonHint')}
      required={required}
      rules={[{ required, whitespace: required, message: t('dialog.required') }]}
    >
      <Input.TextArea rows={3} maxLength={500} dir="auto" />
    </Form.Item>
  );
}
