import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { currencyCodes } from '@traveldesk/currencies-contract';
import {
  eachField,
  HistoryPanel,
  LinkButton,
  PageHeader,
  ApprovalReason,
  RecordForm,
  useRecordAtOpen,
  useSettingName,
  useZodRules,
  WaitingSettings,
} from '@traveldesk/shared-ui';
import { queryLoader, showToast, useCan } from '@traveldesk/shared-web';
import {
  walletPermissions,
  walletSettingsInputSchema,
  type WalletSettings,
  type WalletSettingsInput,
} from '@traveldesk/wallet-contract';
import { LedgerNotice } from '../ledger/LedgerNotice';
import { AmountField } from '../moving/AmountField';
import '../texts';
import { useFormSentence } from '../useFormSentence';
import {
  useLazyWalletSettingsQuery,
  useWalletSettingsHistoryInfiniteQuery,
  useWalletSettingsQuery,
  useWalletUpdateSettingsMutation,
  walletSettings,
} from './wallet-settings.api';

const limits = ['deposit_limit', 'credit_raise_limit'] as const;

/** The settings of the limits above which staff need a second person. */
export function WalletSettingsPage() {
  const { t } = useTranslation('wallet');
  const seesTransactions = useCan(walletPermissions.list);
  const settings = useWalletSettingsQuery(undefined, { refetchOnMountOrArgChange: true });
  const opened = useRecordAtOpen(settings);
  const [saved, setSaved] = useState<WalletSettings>();
  const history = useWalletSettingsHistoryInfiniteQuery();
  const [readAgain] = useLazyWalletSettingsQuery();
  const [update] = useWalletUpdateSettingsMutation();
  const rules = useZodRules(walletSettingsInputSchema, useFormSentence());
  const record = saved ?? opened;
  const fieldName = useSettingName({
    deposit_limit: t('settings.deposit_limit'),
    credit_raise_limit: t('settings.credit_raise_limit'),
  });
  return (
    <section>
      <PageHeader
        title={t('settings.title')}
        note={t('settings.note')}
        actions={seesTransactions && <LinkButton to="/transactions">{t('transactions.title')}</LinkButton>}
      />
      <LedgerNotice wait={!record} />
      <RecordForm<WalletSettingsInput>
        initialValues={opened && inputOf(opened)}
        version={record?.version}
        loadError={settings.error}
        onRetry={() => void settings.refetch()}
        onSubmit={async (input, version) => {
          const done = await update({ version, settings: walletSettingsInputSchema.parse(input) }).unwrap();
          setSaved(done.data);
          showToast({ title: done.message, status: true });
          return { ...done, values: inputOf(done.data) };
        }}
        stale={{
          load: async () => {
            const newest = await readAgain().unwrap();
            return { values: inputOf(newest), version: newest.version };
          },
          fields: {
            ...eachField(limits, (field) => ({
              label: t(`settings.${field}`),
              value: (input: WalletSettingsInput) => `${input[field].amount} ${input[field].currency}`,
            })),
            reason: [],
          },
        }}
      >
        {limits.map((field) => (
          <AmountField
            key={field}
            name={field}
            label={t(`settings.${field}`)}
            rules={rules}
            currencies={currencyCodes}
            extra={t(`settings.hints.${field}`)}
          />
        ))}
        <ApprovalReason rules={rules('reason')} />
      </RecordForm>
      {record && (
        <>
          <WaitingSettings waiting={record.waiting} fieldName={fieldName} />
          <HistoryPanel history={history} fieldName={fieldName} />
        </>
      )}
    </section>
  );
}

function inputOf({ deposit_limit, credit_raise_limit }: WalletSettings): WalletSettingsInput {
  return { deposit_limit, credit_raise_limit, reason: '' };
}

WalletSettingsPage.loader = queryLoader(walletSettings);

export { WalletSettingsPage as Component };
