import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import {
  currencySettingsInputSchema,
  type CurrencySettings,
  type CurrencySettingsInput,
} from '@traveldesk/currencies-contract';
import {
  eachField,
  HistoryPanel,
  LinkButton,
  PageHeader,
  RecordForm,
  useRecordAtOpen,
  useSettingName,
  WaitingSettings,
} from '@traveldesk/shared-ui';
import { showToast } from '@traveldesk/shared-web';
import '../texts';
import {
  useCurrenciesSettingsHistoryInfiniteQuery,
  useCurrenciesSettingsQuery,
  useCurrenciesUpdateSettingsMutation,
  useLazyCurrenciesSettingsQuery,
} from './currency-settings.api';
import { CurrencySettingsForm } from './CurrencySettingsForm';
import styles from './CurrencySettingsPage.module.css';

const fields = ['platform_currency', 'warn_after_days', 'refuse_after_days', 'share'] as const;

/** The settings: platform currency, maximum ages of rates, and one person's maximum deviation. */
export function CurrencySettingsPage() {
  const { t } = useTranslation('currencies');
  const settings = useCurrenciesSettingsQuery(undefined, { refetchOnMountOrArgChange: true });
  const opened = useRecordAtOpen(settings);
  const [saved, setSaved] = useState<CurrencySettings>();
  const history = useCurrenciesSettingsHistoryInfiniteQuery();
  const [readAgain] = useLazyCurrenciesSettingsQuery();
  const [update] = useCurrenciesUpdateSettingsMutation();
  const record = saved ?? opened;
  const fieldName = useSettingName({
    platform_currency: t('settings.fields.platform_currency'),
    warn_after_days: t('settings.fields.warn_after_days'),
    refuse_after_days: t('settings.fields.refuse_after_days'),
    share: t('settings.fields.share'),
  });
  return (
    <section className={styles.page}>
      <PageHeader
        title={t('settings.title')}
        note={t('settings.note')}
        actions={<LinkButton to="/exchange-rates">{t('rates.title')}</LinkButton>}
      />
      <RecordForm<CurrencySettingsInput>
        initialValues={opened && inputOf(opened)}
        version={record?.version}
        loadError={settings.error}
        onRetry={() => void settings.refetch()}
        onSubmit={async (input, version) => {
          const parsed = currencySettingsInputSchema.parse(input);
          const done = await update({ version, settings: parsed }).unwrap();
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
            ...eachField(fields, (field) => ({
              label: t(`settings.fields.${field}`),
              value: (input: CurrencySettingsInput) => String(input[field]),
            })),
            reason: [],
          },
        }}
      >
        <CurrencySettingsForm isFixed={record?.currency_fixed ?? false} />
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

function inputOf(settings: CurrencySettings): CurrencySettingsInput {
  const { platform_currency, warn_after_days, refuse_after_days, share } = settings;
  return { platform_currency, warn_after_days, refuse_after_days, share, reason: '' };
}

export { CurrencySettingsPage as Component };
