import { Form, Input, Radio } from 'antd';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { DayInput, FieldRow, useZodRules } from '@traveldesk/shared-ui';
import { localToday } from '@traveldesk/shared-web';
import { depositInputSchema, depositMethods, type DepositInput } from '@traveldesk/wallet-contract';
import '../texts';
import { useFormSentence } from '../useFormSentence';
import { AmountField } from './AmountField';
import { FormNotice } from './FormNotice';
import { MovementForm } from './MovementForm';
import { useWalletDepositMutation } from './moving.api';
import { nullable } from './nullable';
import { ProofItem } from './ProofItem';
import { useWalletForm } from './useWalletForm';

type Deposit = Partial<Omit<DepositInput, 'amount'>> & { amount: Partial<DepositInput['amount']> };

/** The form of a deposit, which is posted at once or waits for approval. */
export function DepositCreatePage() {
  const { t } = useTranslation('wallet');
  const { id = '' } = useParams();
  const { company, currencies, ledger, read } = useWalletForm(id);
  const [create] = useWalletDepositMutation();
  const rules = useZodRules(depositInputSchema, useFormSentence());
  const currency = currencies[0];
  const blank = useMemo<Deposit | undefined>(
    () =>
      currency === undefined
        ? undefined
        : { amount: { currency }, reference: null, received_on: localToday(), note: null, proof_id: null },
    [currency],
  );
  return (
    <MovementForm<Deposit>
      {...read}
      title={t('deposit.title', { company: company?.name ?? '' })}
      saveLabel={t('deposit.save')}
      back={`/transactions/wallet/${id}`}
      backLabel={t('wallets.one')}
      before={<FormNotice ledger={ledger} company={company} />}
      initialValues={blank}
      move={(values, key) => create({ key, id, deposit: depositInputSchema.parse(values) }).unwrap()}
    >
      <AmountField name="amount" label={t('fields.amount')} rules={rules} currencies={currencies} />
      <Form.Item name="method" label={t('fields.method')} rules={rules('method')} required>
        <Radio.Group
          optionType="button"
          options={depositMethods.map((value) => ({ value, label: t(`methods.${value}`) }))}
        />
      </Form.Item>
      <FieldRow>
        <Form.Item name="received_on" label={t('fields.received_on')} rules={rules('received_on')} required>
          <DayInput max={localToday()} />
        </Form.Item>
        <Form.Item
          {...nullable}
          name="reference"
          label={t('fields.reference')}
          extra={t('deposit.referenceHint')}
          rules={rules('reference')}
        >
          <Input dir="ltr" maxLength={120} autoComplete="off" />
        </Form.Item>
      </FieldRow>
      <Form.Item {...nullable} name="note" label={t('fields.note')} rules={rules('note')}>
        <Input.TextArea maxLength={1000} rows={3} dir="auto" />
      </Form.Item>
      <ProofItem companyId={id} rules={rules} />
    </MovementForm>
  );
}

export { DepositCreatePage as Component };
