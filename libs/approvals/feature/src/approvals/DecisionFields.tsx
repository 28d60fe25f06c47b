import { Form, Input } from 'antd';
import { useTranslation } from 'react-i18next';
import type { ApprovalDetails } from '@traveldesk/approvals-contract';
import { Bidi, DecimalInput, readingsText } from '@traveldesk/shared-ui';
import { useFormat } from '@traveldesk/shared-web';
import { partOf } from './part-of';
import type { DecisionKind } from './useDecide';

/** The form field for the approved amount, all of the requested one or a part. */
export function PartItem({ approval: { amount } }: { approval: Pick<ApprovalDetails, 'amount'> }) {
  const { t } = useTranslation(['approvals', 'common']);
  const { money } = useFormat();
  if (!amount) return null;
  const said = money(amount);
  const validator = (_: unknown, typed = '') => {
    const read = partOf(typed, amount);
    if ('part' in read) return Promise.resolve();
    return Promise.reject(
      new Error(
        'readings' in read
          ? t(readingsText(read.readings), { typed, ...read.readings })
          : t(`dialog.${read.problem}`, { amount: said }),
      ),
    );
  };
  return (
    <Form.Item
      name="part"
      label={t('approve.amount')}
      extra={t('approve.amountHint', { amount: said })}
      required
      rules={[{ validator }]}
    >
      <DecimalInput currency={amount.currency} suffix={<Bidi code>{amount.currency}</Bidi>} />
    </Form.Item>
  );
}

/** The note of an approval, or the reason of a refusal or withdrawal. */
export function WordsItem({ outcome }: { outcome: DecisionKind }) {
  const { t } = useTranslation('approvals');
  const required = outcome === 'decline';
  return (
    <Form.Item
      name={outcome === 'approve' ? 'note' : 'reason'}
      label={t(outcome === 'approve' ? 'approve.note' : `${outcome}.reason`)}
      extra={required && t('decline.reasonHint')}
      required={required}
      rules={[{ required, whitespace: required, message: t('dialog.required') }]}
    >
      <Input.TextArea rows={3} maxLength={500} dir="auto" />
    </Form.Item>
  );
}
