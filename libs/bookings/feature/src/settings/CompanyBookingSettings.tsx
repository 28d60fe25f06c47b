import { Form, Radio } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import {
  companyBookingSettingsInputSchema,
  type CompanyBookingSettings as Settings,
  type CompanyBookingSettingsInput,
} from '@traveldesk/bookings-contract';
import {
  ErrorState,
  Fact,
  Facts,
  HistoryPanel,
  ApprovalReason,
  RecordForm,
  useRecordAtOpen,
  useSettingName,
  useZodRules,
  WaitingSettings,
} from '@traveldesk/shared-ui';
import { problemOf, showToast, useSession } from '@traveldesk/shared-web';
import {
  useBookingsCompanySettingsHistoryInfiniteQuery,
  useBookingsCompanySettingsQuery,
  useBookingsUpdateCompanySettingsMutation,
  useLazyBookingsCompanySettingsQuery,
} from './company-settings.api';
import styles from './settings.module.css';
import './texts';

type ChargeForm = CompanyBookingSettingsInput;

const charges = ['total', 'markup'] as const satisfies readonly Settings['own_access_charge'][];
const formOf = ({ own_access_charge }: Settings): ChargeForm => ({ own_access_charge, reason: '' });

/**
 * The wallet charge where the company's own supplier credentials order; a tab of the company's settings (ADR 75). Only the platform may
 * change it; the company's users may read it.
 */
export function CompanyBookingSettings({ id }: { id: string }) {
  const { t } = useTranslation('bookingSettings');
  const isStaff = useSession().user?.type === 'staff';
  const settings = useSettings(id);
  const history = useBookingsCompanySettingsHistoryInfiniteQuery(id);
  const fieldName = useSettingName({ own_access_charge: t('company.charge') });
  return (
    <section aria-label={t('company.title')}>
      {isStaff ? <ChargeSettings id={id} /> : <ShownCharge id={id} />}
      {settings.data && (
        <>
          <WaitingSettings waiting={settings.data.waiting} fieldName={fieldName} />
          <HistoryPanel history={history} fieldName={fieldName} />
        </>
      )}
    </section>
  );
}

const useSettings = (id: string) => useBookingsCompanySettingsQuery(id, { refetchOnMountOrArgChange: true });

function ShownCharge({ id }: { id: string }) {
  const { t } = useTranslation('bookingSettings');
  const { data, error, refetch } = useSettings(id);
  if (error && !data) {
    return <ErrorState error={problemOf(error) ? error : undefined} onRetry={() => void refetch()} />;
  }
  return (
    <Facts waiting={!data}>
      <Fact label={t('company.charge')}>{data && t(`company.charges.${data.own_access_charge}`)}</Fact>
    </Facts>
  );
}

function ChargeSettings({ id }: { id: string }) {
  const { t } = useTranslation('bookingSettings');
  const settings = useSettings(id);
  const opened = useRecordAtOpen(settings);
  const [saved, setSaved] = useState<Settings>();
  const [readAgain] = useLazyBookingsCompanySettingsQuery();
  const [update] = useBookingsUpdateCompanySettingsMutation();
  const rules = useZodRules(companyBookingSettingsInputSchema);
  const record = saved ?? opened;
  return (
    <RecordForm<ChargeForm>
      initialValues={opened && formOf(opened)}
      version={record?.version}
      loadError={settings.error}
      onRetry={() => void settings.refetch()}
      onSubmit={async (input, version) => {
        const parsed = companyBookingSettingsInputSchema.parse(input);
        const done = await update({ id, version, settings: parsed }).unwrap();
        setSaved(done.data);
        showToast({ title: done.message, status: true });
        return { ...done, values: formOf(done.data) };
      }}
      stale={{
        load: async () => {
          const newest = await readAgain(id).unwrap();
          return { values: formOf(newest), version: newest.version };
        },
        fields: {
          own_access_charge: {
            label: t('company.charge'),
            value: ({ own_access_charge: charge }: ChargeForm) => t(`company.charges.${charge}`),
          },
          reason: [],
        },
      }}
    >
      <Form.Item name="own_access_charge" label={t('company.charge')} extra={t('company.hint')}>
        <Radio.Group
          className={styles.choices}
          options={charges.map((value) => ({ value, label: t(`company.charges.${value}`) }))}
        />
      </Form.Item>
      <ApprovalReason rules={rules('reason')} />
    </RecordForm>
  );
}
