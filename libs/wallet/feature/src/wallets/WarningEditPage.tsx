import { Form, Input } from 'antd';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { DecimalInput, FormPage, useZodRules } from '@traveldesk/shared-ui';
import { thresholdInputSchema, type ThresholdInput, type Wallet } from '@traveldesk/wallet-contract';
import { LedgerBanner } from '@traveldesk/wallet-ui';
import '../texts';
import { useFormSentence } from '../useFormSentence';
import { useEditedWallet } from './useEditedWallet';
import { useWalletSetThresholdMutation } from './wallets.api';

const warningOf = ({ currency, threshold }: Wallet): ThresholdInput => ({ currency, threshold });

/** The form of the available amount below which a company is warned. */
export function WarningEditPage() {
  const { t } = useTranslation('wallet');
  const { id, wallet, company, ledger, read, readNewest } = useEditedWallet();
  const [setThreshold] = useWalletSetThresholdMutation();
  const rules = useZodRules(thresholdInputSchema, useFormSentence());
  const values = useMemo(() => wallet && warningOf(wallet), [wallet]);
  const currency = wallet?.currency ?? '';
  return (
    <FormPage<ThresholdInput>
      {...read}
      title={t('warning.title', { company: company?.name ?? '' })}
      back={`/transactions/wallet/${id}`}
      backLabel={t('wallets.one')}
      keys={['currency']}
      initialValues={values}
      version={wallet?.settings_version}
      onSubmit={async (typed, version) => {
        const done = await setThreshold({ id, version, warning: thresholdInputSchema.parse(typed) }).unwrap();
        return { data: { version: done.data.settings_version } };
      }}
      stale={{
        load: async () => {
          const newest = await readNewest();
          return { values: warningOf(newest), version: newest.settings_version };
        },
        fields: {
          threshold: {
            label: t('warning.threshold', { currency }),
            value: ({ threshold }) => threshold?.amount,
          },
          currency: [],
        },
      }}
    >
      <LedgerBanner state={ledger} />
      <Form.Item
        name="threshold"
        label={t('warning.threshold', { currency })}
        rules={rules('threshold.amount')}
        normalize={(amount: string) => (amount ? { amount, currency } : null)}
        getValueProps={(threshold: ThresholdInput['threshold']) => ({ value: threshold?.amount ?? '' })}
        extra={t('warning.hint')}
      >
        <DecimalInput currency={currency} />
      </Form.Item>
      <Form.Item name="currency" hidden>
        <Input />
      </Form.Item>
    </FormPage>
  );
}

export { WarningEditPage as Component };
