import { Form, Input } from 'antd';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { plainNumber } from '@traveldesk/shared-contract';
import { FormPage, useZodRules } from '@traveldesk/shared-ui';
import { creditInputSchema, type Wallet } from '@traveldesk/wallet-contract';
import { LedgerBanner } from '@traveldesk/wallet-ui';
import '../texts';
import { useFormSentence } from '../useFormSentence';
import { CreditHistory } from './CreditHistory';
import styles from './CreditEditPage.module.css';
import { CreditOutlook } from './CreditOutlook';
import { useEditedWallet } from './useEditedWallet';
import { useWalletSetCreditMutation } from './wallets.api';

interface Credit {
  credit_limit: { amount: string; currency: string };
  reason?: string;
}

const creditOf = ({ credit_limit: limit }: Wallet): Credit => ({ credit_limit: limit });

/** How far a company may spend what it has not paid in; each change has its reason. */
export function CreditEditPage() {
  const { t } = useTranslation('wallet');
  const { id, wallet, company, ledger, read, readNewest } = useEditedWallet();
  const [setCredit] = useWalletSetCreditMutation();
  const rules = useZodRules(creditInputSchema, useFormSentence());
  const values = useMemo(() => wallet && creditOf(wallet), [wallet]);
  return (
    <FormPage<Credit>
      {...read}
      title={t('credit_limit.title', { company: company?.name ?? '' })}
      back={`/transactions/wallet/${id}`}
      backLabel={t('wallets.one')}
      keys={['currency']}
      initialValues={values}
      version={wallet?.settings_version}
      onSubmit={async (typed, version) => {
        const done = await setCredit({ id, version, credit: creditInputSchema.parse(typed) }).unwrap();
        return { data: { version: done.data.settings_version } };
      }}
      stale={{
        load: async () => {
          const newest = await readNewest();
          return { values: creditOf(newest), version: newest.settings_version };
        },
        fields: {
          credit_limit: {
            label: t('balance.credit_limit'),
            value: ({ credit_limit: limit }) => limit.amount,
          },
          reason: [],
        },
      }}
      after={
        <section className={styles.history} aria-labelledby="limits">
          <h2 id="limits">{t('wallets.limits.title')}</h2>
          <CreditHistory id={id} />
        </section>
      }
    >
      <LedgerBanner state={ledger} />
      <Form.Item
        name={['credit_limit', 'amount']}
        label={t('credit_limit.limit', { currency: wallet?.currency ?? '' })}
        rules={rules('credit_limit.amount')}
        normalize={plainNumber}
        extra={<CreditOutlook wallet={wallet} />}
        required
      >
        <Input dir="ltr" inputMode="decimal" autoComplete="off" maxLength={40} />
      </Form.Item>
      <Form.Item name={['credit_limit', 'currency']} hidden>
        <Input />
      </Form.Item>
      <Form.Item name="reason" label={t('fields.reason')} rules={rules('reason')} required>
        <Input.TextArea maxLength={500} rows={3} dir="auto" />
      </Form.Item>
    </FormPage>
  );
}

export { CreditEditPage as Component };
