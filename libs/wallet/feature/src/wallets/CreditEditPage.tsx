import { Form, Input } from 'antd';
import { useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router-dom';
import type { Done } from '@traveldesk/shared-contract';
import { BackLink, DecimalInput, FormPage, originOf, PageHeader, useZodRules } from '@traveldesk/shared-ui';
import { listAddress, showToast } from '@traveldesk/shared-web';
import { creditInputSchema, type SavedCredit, type Wallet } from '@traveldesk/wallet-contract';
import { LedgerBanner } from '@traveldesk/wallet-ui';
import { WaitsForApproval } from '../moving/WaitsForApproval';
import '../texts';
import { useFormSentence } from '../useFormSentence';
import { CreditHistory } from './CreditHistory';
import styles from './CreditEditPage.module.css';
import { CreditOutlook } from './CreditOutlook';
import { RaiseConfirmation } from './RaiseConfirmation';
import { useEditedWallet } from './useEditedWallet';
import { useWalletSetCreditMutation } from './wallets.api';

interface Credit {
  credit_limit: { amount: string; currency: string };
  reason?: string;
  /** Confirmations, by amount. */
  confirmed?: Record<string, boolean>;
}

const creditOf = ({ credit_limit: limit }: Wallet): Credit => ({ credit_limit: limit });

/** The form of a company's credit limit; each change needs a reason. */
export function CreditEditPage() {
  const { t } = useTranslation('wallet');
  const { id, wallet, company, ledger, read, readNewest } = useEditedWallet();
  const [setCredit] = useWalletSetCreditMutation();
  const rules = useZodRules(creditInputSchema, useFormSentence());
  const values = useMemo(() => wallet && creditOf(wallet), [wallet]);
  const navigate = useNavigate();
  const from = originOf(useLocation().state);
  const saved = useRef<Done<SavedCredit>>(undefined);
  const [waiting, setWaiting] = useState<string>();
  const title = t('credit_limit.title', { company: company?.name ?? '' });
  const [back, backLabel] = [`/transactions/wallet/${id}`, t('wallets.one')];
  const leave = () => {
    const { message = '', data } = saved.current ?? {};
    if (data?.approval_id) return setWaiting(data.approval_id);
    showToast({ title: message, status: true });
    return navigate(listAddress(from?.address ?? back), { replace: true, state: { restoreScroll: true } });
  };
  if (waiting) {
    return (
      <section className={styles.waits}>
        <PageHeader
          title={title}
          before={<BackLink to={from?.address ?? back}>{from?.name ?? backLabel}</BackLink>}
        />
        <WaitsForApproval
          approvalId={waiting}
          back={from?.address ?? back}
          backLabel={from?.name ?? backLabel}
        />
      </section>
    );
  }
  return (
    <FormPage<Credit>
      {...read}
      title={title}
      back={back}
      backLabel={backLabel}
      keys={['currency']}
      initialValues={values}
      version={wallet?.settings_version}
      onSubmit={async (typed, version) => {
        const { credit_limit, reason } = typed;
        const credit = creditInputSchema.parse({ credit_limit, reason });
        const done = await setCredit({ id, version, credit }).unwrap();
        saved.current = done;
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
          confirmed: [],
        },
      }}
      onSaved={leave}
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
        extra={<CreditOutlook wallet={wallet} />}
        required
      >
        <DecimalInput currency={wallet?.currency} />
      </Form.Item>
      <RaiseConfirmation wallet={wallet} />
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
