import { Form, Radio } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { CompanyBookingSettings as Settings } from '@traveldesk/bookings-contract';
import {
  ErrorState,
  Fact,
  Facts,
  HistoryPanel,
  RecordForm,
  useOpened,
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

type Charge = Settings['own_access_charge'];
interface ChargeForm {
  own_access_charge: Charge;
}

const charges = ['total', 'markup'] as const satisfies readonly Charge[];
const formOf = ({ own_access_charge }: Settings): ChargeForm => ({ own_access_charge });

/**
 * What a company’s wallet pays where its own access to a supplier orders; a tab of the company's settings (ADR 75). The platform decides
 * it: the company's own users read it.
 */
export function CompanyBookingSettings({ id }: { id: string }) {
  const { t } = useTranslation('bookingSettings');
  const isStaff = useSession().user?.type === 'staff';
  const settings = useSettings(id);
  const history = useBookingsCompanySettingsHistoryInfiniteQuery(id);
  const fieldName = (field: string) => (field === 'own_access_charge' ? t('company.charge') : field);
  return (
    <section className={styles.page} aria-label={t('company.title')}>
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
  const opened = useOpened(settings);
  const [saved, setSaved] = useState<Settings>();
  const [readAgain] = useLazyBookingsCompanySettingsQuery();
  const [update] = useBookingsUpdateCompanySettingsMutation();
  const record = saved ?? opened;
  return (
    <RecordForm<ChargeForm>
      initialValues={opened && formOf(opened)}
      version={record?.version}
      loadError={settings.error}
      onRetry={() => void settings.refetch()}
      onSubmit={async ({ own_access_charge: charge }, version) => {
        const done = await update({ id, version, charge }).unwrap();
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
        },
      }}
    >
      <Form.Item name="own_access_charge" label={t('company.charge')} extra={t('company.hint')}>
        <Radio.Group
          className={styles.choices}
          options={charges.map((value) => ({ value, label: t(`company.charges.${value}`) }))}
        />
      </Form.Item>
    </RecordForm>
  );
}
