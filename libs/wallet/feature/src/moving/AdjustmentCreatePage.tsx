import { Form, Input, Radio } from 'antd';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { useZodRules } from '@traveldesk/shared-ui';
import { adjustmentInputSchema, directions, type AdjustmentInput } from '@traveldesk/wallet-contract';
import '../texts';
import { useFormSentence } from '../useFormSentence';
import { AmountField } from './AmountField';
import { FormNotice } from './FormNotice';
import { MovementForm } from './MovementForm';
import { useWalletAdjustMutation } from './moving.api';
import { nullable } from './nullable';
import { ProofItem } from './ProofItem';
import { useWalletForm } from './useWalletForm';

type Adjustment = Partial<Omit<AdjustmentInput, 'amount'>> & { amount: Partial<AdjustmentInput['amount']> };

/** The form of an adjustment, which needs a second person's approval. */
export function AdjustmentCreatePage() {
  const { t } = useTranslation('wallet');
  const { id = '' } = useParams();
  const { company, currencies, ledger, read } = useWalletForm(id);
  const [create] = useWalletAdjustMutation();
  const rules = useZodRules(adjustmentInputSchema, useFormSentence());
  const currency = currencies[0];
  const blank = useMemo<Adjustment | undefined>(
    () => (currency === undefined ? undefined : { amount: { currency }, reference: null, proof_id: null }),
    [currency],
  );
  return (
    <MovementForm<Adjustment>
      {...read}
      title={t('adjustment.title', { company: company?.name ?? '' })}
      note={t('adjustment.note')}
      saveLabel={t('adjustment.save')}
      back={`/transactions/wallet/${id}`}
      backLabel={t('wallets.one')}
      before={<FormNotice ledger={ledger} company={company} />}
      initialValues={blank}
      move={(values, key) => create({ key, id, adjustment: adjustmentInputSchema.parse(values) }).unwrap()}
    >
      <Form.Item name="direction" label={t('fields.direction')} rules={rules('direction')} required>
        <Radio.Group
          optionType="button"
          options={directions.map((value) => ({ value, label: t(`adjustment.directions.${value}`) }))}
        />
      </Form.Item>
      <AmountField name="amount" label={t('fields.amount')} rules={rules} currencies={currencies} />
      <Form.Item name="reason" label={t('fields.reason')} rules={rules('reason')} required>
        <Input.TextArea maxLength={500} rows={3} dir="auto" />
      </Form.Item>
      <Form.Item {...nullable} name="reference" label={t('fields.reference')} rules={rules('reference')}>
        <Input dir="ltr" maxLength={120} autoComplete="off" />
      </Form.Item>
      <ProofItem companyId={id} rules={rules} />
    </MovementForm>
  );
}

export { AdjustmentCreatePage as Component };
