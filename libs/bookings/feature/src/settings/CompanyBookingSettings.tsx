import { Form, Radio } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { CompanyBookingSettings as Settings } from '@traveldesk/bookings-contract';
import { HistoryPanel, RecordForm, useOpened } from '@traveldesk/shared-ui';
import { showToast } from '@traveldesk/shared-web';
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

/** What a company’s wallet pays where its own access to a supplier orders; a tab of the company's settings (ADR 75). */
export function CompanyBookingSettings({ id }: { id: string }) {
  const { t } = useTranslation('bookingSettings');
  const settings = useBookingsCompanySettingsQuery(id, { refetchOnMountOrArgChange: true });
  const opened = useOpened(settings);
  const [saved, setSaved] = useState<Settings>();
  const history = useBookingsCompanySettingsHistoryInfiniteQuery(id);
  const [readAgain] = useLazyBookingsCompanySettingsQuery();
  const [update] = useBookingsUpdateCompanySettingsMutation();
  const record = saved ?? opened;
  return (
    <section className={styles.page} aria-label={t('company.title')}>
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
          fields: [
            {
              label: t('company.charge'),
              value: ({ own_access_charge: charge }: ChargeForm) => t(`company.charges.${charge}`),
            },
          ],
        }}
      >
        <Form.Item name="own_access_charge" label={t('company.charge')} extra={t('company.hint')}>
          <Radio.Group
            className={styles.choices}
            options={charges.map((value) => ({ value, label: t(`company.charges.${value}`) }))}
          />
        </Form.Item>
      </RecordForm>
      {record && (
        <HistoryPanel
          history={history}
          fieldName={(field) => (field === 'own_access_charge' ? t('company.charge') : field)}
        />
      )}
    </section>
  );
}
