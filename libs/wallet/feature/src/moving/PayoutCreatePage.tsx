import { Form, Input, Radio } from 'antd';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams, useSearchParams } from 'react-router-dom';
import { Bidi, useZodRules } from '@traveldesk/shared-ui';
import { useFormat } from '@traveldesk/shared-web';
import {
  payoutInputSchema,
  payoutTargets,
  type Balance,
  type PayoutInput,
} from '@traveldesk/wallet-contract';
import '../texts';
import { useFormSentence } from '../useFormSentence';
import { AmountField } from './AmountField';
import { FormNotice } from './FormNotice';
import { MovementForm } from './MovementForm';
import { useWalletPayOutMutation } from './moving.api';
import { nullable } from './nullable';
import { useWalletForm } from './useWalletForm';

type Payout = Partial<Omit<PayoutInput, 'amount'>> & { amount: Partial<PayoutInput['amount']> };

/** The form of a payout of earnings, which needs a second person's approval. */
export function PayoutCreatePage() {
  const { t } = useTranslation('wallet');
  const { id = '' } = useParams();
  const [search] = useSearchParams();
  const { company, earnings, ledger, read } = useWalletForm(id);
  const [create] = useWalletPayOutMutation();
  const rules = useZodRules(payoutInputSchema, useFormSentence());
  const currencies = earnings?.map(({ currency }) => currency) ?? [];
  const asked = search.get('currency');
  const currency = currencies.find((one) => one === asked) ?? currencies[0];
  const isThere = earnings !== undefined;
  const blank = useMemo<Payout | undefined>(
    () =>
      isThere ? { amount: { ...(currency && { currency }) }, to: 'wallet', reference: null } : undefined,
    [isThere, currency],
  );
  return (
    <MovementForm<Payout>
      {...read}
      title={t('payout.title', { company: company?.name ?? '' })}
      note={t('payout.note')}
      saveLabel={t('payout.save')}
      back={`/transactions/wallet/${id}`}
      backLabel={t('wallets.one')}
      before={<FormNotice ledger={ledger} company={company} />}
      initialValues={blank}
      move={(values, key) => create({ key, id, payout: payoutInputSchema.parse(values) }).unwrap()}
    >
      <AmountField
        name="amount"
        label={t('fields.amount')}
        rules={rules}
        currencies={currencies}
        extra={<Earned earnings={earnings} />}
      />
      <Form.Item name="to" label={t('payout.to')} rules={rules('to')} required>
        <Radio.Group
          optionType="button"
          options={payoutTargets.map((value) => ({ value, label: t(`payout.targets.${value}`) }))}
        />
      </Form.Item>
      <Form.Item name="reason" label={t('fields.reason')} rules={rules('reason')} required>
        <Input.TextArea maxLength={500} rows={3} dir="auto" />
      </Form.Item>
      <Form.Item {...nullable} name="reference" label={t('fields.reference')} rules={rules('reference')}>
        <Input dir="ltr" maxLength={120} autoComplete="off" />
      </Form.Item>
    </MovementForm>
  );
}

/** The earnings available in the selected currency. */
function Earned({ earnings = [] }: { earnings: Balance['earnings'] | undefined }) {
  const { t } = useTranslation('wallet');
  const { money } = useFormat();
  const currency: unknown = Form.useWatch(['amount', 'currency']);
  const earned = earnings.find((one) => one.currency === currency);
  if (!earned) return earnings.length === 0 ? t('payout.none') : null;
  return (
    <>
      {t('payout.earned')} <Bidi>{money(earned.balance)}</Bidi>
    </>
  );
}

export { PayoutCreatePage as Component };
