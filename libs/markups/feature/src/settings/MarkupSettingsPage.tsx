import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import {
  markupSettingsInputSchema,
  type MarkupSettings,
  type MarkupSettingsInput,
} from '@traveldesk/markups-contract';
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
import { queryLoader, showToast } from '@traveldesk/shared-web';
import {
  markupsSettings,
  useLazyMarkupsSettingsQuery,
  useMarkupsSettingsHistoryInfiniteQuery,
  useMarkupsSettingsQuery,
  useMarkupsUpdateSettingsMutation,
} from './markup-settings.api';
import { MarkupSettingsForm } from './MarkupSettingsForm';
import './texts';

/** The settings page: limits above which a rule needs a second person, and the limit on discounts. */
export function MarkupSettingsPage() {
  const { t } = useTranslation('markupSettings');
  const settings = useMarkupsSettingsQuery(undefined, { refetchOnMountOrArgChange: true });
  const opened = useRecordAtOpen(settings);
  const [saved, setSaved] = useState<MarkupSettings>();
  const history = useMarkupsSettingsHistoryInfiniteQuery();
  const [readAgain] = useLazyMarkupsSettingsQuery();
  const [update] = useMarkupsUpdateSettingsMutation();
  const record = saved ?? opened;
  const currency = record?.amount_limit.currency ?? '';
  const labels = {
    percent_limit: t('fields.percent_limit'),
    amount_limit: currency ? t('fields.amount_limit', { currency }) : t('fields.amount'),
    discount_share: t('fields.discount_share'),
  };
  const fieldName = useSettingName(labels);
  return (
    <section>
      <PageHeader
        title={t('title')}
        note={t('note')}
        actions={<LinkButton to="/markups">{t('list')}</LinkButton>}
      />
      <RecordForm<MarkupSettingsInput>
        initialValues={opened && inputOf(opened)}
        version={record?.version}
        loadError={settings.error}
        onRetry={() => void settings.refetch()}
        onSubmit={async (input, version) => {
          const done = await update({ version, settings: markupSettingsInputSchema.parse(input) }).unwrap();
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
            ...eachField(['percent_limit', 'amount_limit', 'discount_share'], (field) => ({
              label: labels[field],
              value: (input: MarkupSettingsInput) => input[field],
            })),
            reason: [],
          },
        }}
      >
        <MarkupSettingsForm labels={labels} currency={currency} />
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

function inputOf({ percent_limit, amount_limit, discount_share }: MarkupSettings): MarkupSettingsInput {
  return { percent_limit, amount_limit: amount_limit.amount, discount_share, reason: '' };
}

MarkupSettingsPage.loader = queryLoader(markupsSettings);

export { MarkupSettingsPage as Component };
