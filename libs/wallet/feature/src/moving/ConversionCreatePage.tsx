import { Form, Input } from 'antd';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { CurrencySelect } from '@traveldesk/currencies-ui';
import { FieldRow, useZodRules } from '@traveldesk/shared-ui';
import { problemOf } from '@traveldesk/shared-web';
import { conversionInputSchema, type ConversionPreview } from '@traveldesk/wallet-contract';
import '../texts';
import { useFormSentence } from '../useFormSentence';
import { AmountField } from './AmountField';
import { ConversionAnswer } from './ConversionAnswer';
import { FormNotice } from './FormNotice';
import { MovementForm } from './MovementForm';
import { useWalletConvertMutation } from './moving.api';
import { nullable } from './nullable';
import { useWalletForm } from './useWalletForm';

interface Conversion {
  from: { amount?: string; currency?: string };
  to: { amount?: string; currency?: string };
  note: string | null;
}

/** The form of a conversion between two wallets, at the current rate and for exactly the amount shown. */
export function ConversionCreatePage() {
  const { t } = useTranslation('wallet');
  const { id = '' } = useParams();
  const { company, currencies, ledger, read } = useWalletForm(id);
  const [create] = useWalletConvertMutation();
  const [preview, setPreview] = useState<ConversionPreview>();
  const [round, setRound] = useState(0);
  const rules = useZodRules(conversionInputSchema, useFormSentence());
  const [currency, other] = currencies;
  const blank = useMemo<Conversion | undefined>(
    () =>
      currency === undefined
        ? undefined
        : { from: { currency }, to: { ...(other && { currency: other }) }, note: null },
    [currency, other],
  );
  const move = async ({ from, to, note }: Conversion, key: string | undefined) => {
    const conversion = conversionInputSchema.parse({ from, to: { ...to, amount: preview?.to.amount }, note });
    try {
      return await create({ key, id, conversion }).unwrap();
    } catch (failure) {
      // The rate may have changed: look up the new result.
      if (problemOf(failure)) setRound(round + 1);
      throw failure;
    }
  };
  return (
    <MovementForm<Conversion>
      {...read}
      title={t('conversion.title', { company: company?.name ?? '' })}
      note={t('conversion.note')}
      saveLabel={t('conversion.save')}
      back={`/transactions/wallet/${id}`}
      backLabel={t('wallets.one')}
      before={<FormNotice ledger={ledger} company={company} />}
      initialValues={blank}
      move={move}
    >
      <AmountField name="from" label={t('conversion.from')} rules={rules} currencies={currencies} />
      <FieldRow>
        <Form.Item
          name={['to', 'currency']}
          label={t('conversion.to')}
          rules={rules('to.currency')}
          dependencies={[['from', 'currency']]}
          required
        >
          <CurrencySelect />
        </Form.Item>
      </FieldRow>
      <Form.Item
        name={['to', 'amount']}
        label={t('conversion.becomes')}
        rules={[
          {
            validator: () =>
              preview ? Promise.resolve() : Promise.reject(new Error(t('conversion.missing'))),
          },
        ]}
      >
        <ConversionAnswer companyId={id} round={round} onPreview={setPreview} />
      </Form.Item>
      <Form.Item {...nullable} name="note" label={t('fields.note')} rules={rules('note')}>
        <Input.TextArea maxLength={1000} rows={3} dir="auto" />
      </Form.Item>
    </MovementForm>
  );
}

export { ConversionCreatePage as Component };
