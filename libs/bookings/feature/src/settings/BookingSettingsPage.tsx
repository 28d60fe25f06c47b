import { Form, Input } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { BookingSettings } from '@traveldesk/bookings-contract';
import {
  eachField,
  HistoryPanel,
  LinkButton,
  PageHeader,
  RecordForm,
  useRecordAtOpen,
  useZodRules,
} from '@traveldesk/shared-ui';
import { queryLoader, showToast } from '@traveldesk/shared-web';
import {
  bookingsSettings,
  useBookingsSettingsHistoryInfiniteQuery,
  useBookingsSettingsQuery,
  useBookingsUpdateSettingsMutation,
  useLazyBookingsSettingsQuery,
} from './booking-settings.api';
import { formOf, settingFields, settingsFormSchema, type SettingsForm } from './settings.fields';
import './texts';

/** /booking-settings: the retention of document numbers, and the thresholds of warnings. */
export function BookingSettingsPage() {
  const { t } = useTranslation('bookingSettings');
  const settings = useBookingsSettingsQuery(undefined, { refetchOnMountOrArgChange: true });
  const opened = useRecordAtOpen(settings);
  const [saved, setSaved] = useState<BookingSettings>();
  const history = useBookingsSettingsHistoryInfiniteQuery();
  const [readAgain] = useLazyBookingsSettingsQuery();
  const [update] = useBookingsUpdateSettingsMutation();
  const rules = useZodRules(settingsFormSchema);
  const record = saved ?? opened;
  return (
    <section>
      <PageHeader
        title={t('title')}
        note={t('note')}
        actions={<LinkButton to="/flights/bookings">{t('list')}</LinkButton>}
      />
      <RecordForm<SettingsForm>
        initialValues={opened && formOf(opened)}
        version={record?.version}
        loadError={settings.error}
        onRetry={() => void settings.refetch()}
        onSubmit={async (typed, version) => {
          const done = await update({ version, settings: settingsFormSchema.parse(typed) }).unwrap();
          setSaved(done.data);
          showToast({ title: done.message, status: true });
          return { ...done, values: formOf(done.data) };
        }}
        stale={{
          load: async () => {
            const newest = await readAgain().unwrap();
            return { values: formOf(newest), version: newest.version };
          },
          fields: eachField(settingFields, (field) => ({
            label: t(`fields.${field}`),
            value: (typed: SettingsForm) => typed[field],
          })),
        }}
      >
        {settingFields.map((field) => (
          <Form.Item
            key={field}
            name={field}
            label={t(`fields.${field}`)}
            extra={t(`hints.${field}`)}
            rules={rules(field)}
            required
          >
            <Input dir="ltr" inputMode="numeric" autoComplete="off" maxLength={6} />
          </Form.Item>
        ))}
      </RecordForm>
      {record && (
        <HistoryPanel
          history={history}
          fieldName={(field) => {
            const known = settingFields.find((one) => one === field);
            return known ? t(`fields.${known}`) : field;
          }}
        />
      )}
    </section>
  );
}

BookingSettingsPage.loader = queryLoader(bookingsSettings);

export { BookingSettingsPage as Component };
