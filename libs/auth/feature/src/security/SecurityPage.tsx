import { Form, Switch } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { securityInputSchema, type SecurityInput, type SecuritySettings } from '@traveldesk/auth-contract';
import {
  HistoryPanel,
  PageHeader,
  ApprovalReason,
  RecordForm,
  useRecordAtOpen,
  useSettingName,
  useZodRules,
  WaitingSettings,
} from '@traveldesk/shared-ui';
import { showToast } from '@traveldesk/shared-web';
import '../second-factor/texts';
import {
  useAuthSecurityHistoryInfiniteQuery,
  useAuthSecuritySettingsQuery,
  useAuthUpdateSecuritySettingsMutation,
  useLazyAuthSecuritySettingsQuery,
} from './security.api';
import styles from './SecurityPage.module.css';
import { SensitivePermissions } from './SensitivePermissions';

/** The sign-in rules for all users: who needs a second factor (SECURITY 23). */
export function SecurityPage() {
  const { t } = useTranslation('secondFactor');
  const settings = useAuthSecuritySettingsQuery(undefined, { refetchOnMountOrArgChange: true });
  const opened = useRecordAtOpen(settings);
  const [saved, setSaved] = useState<SecuritySettings>();
  const history = useAuthSecurityHistoryInfiniteQuery();
  const [readAgain] = useLazyAuthSecuritySettingsQuery();
  const [update] = useAuthUpdateSecuritySettingsMutation();
  const record = saved ?? opened;

  const save = async (input: SecurityInput, version: number | undefined) => {
    const done = await update({ version, settings: input }).unwrap();
    setSaved(done.data);
    showToast({ title: done.message, status: true });
    return { ...done, values: inputOf(done.data) };
  };
  const onOff = (on: unknown) => (on ? t('security.on') : t('security.off'));
  const fieldName = useSettingName({ second_factor_required: t('security.required') });
  const rules = useZodRules(securityInputSchema);
  return (
    <section className={styles.page}>
      <PageHeader title={t('security.title')} note={t('security.note')} />
      <RecordForm<SecurityInput>
        initialValues={opened && inputOf(opened)}
        version={record?.version}
        loadError={settings.error}
        onRetry={() => void settings.refetch()}
        onSubmit={save}
        stale={{
          load: async () => {
            const newest = await readAgain().unwrap();
            return { values: inputOf(newest), version: newest.version };
          },
          fields: {
            second_factor_required: {
              label: t('security.required'),
              value: (input) => onOff(input.second_factor_required),
            },
            reason: [],
          },
        }}
      >
        <Form.Item
          name="second_factor_required"
          label={t('security.required')}
          extra={t('security.requiredHint')}
          valuePropName="checked"
        >
          <Switch />
        </Form.Item>
        <ApprovalReason rules={rules('reason')} />
        {record && (
          <p className={styles.counts}>
            {t('security.concerned', { count: record.concerned })}{' '}
            <strong>{t('security.without', { count: record.without })}</strong>
          </p>
        )}
      </RecordForm>
      {/* Together: what comes between the form and the history would push the history away. */}
      {record && (
        <>
          <SensitivePermissions permissions={record.permissions} />
          <WaitingSettings waiting={record.waiting} fieldName={fieldName} />
          <HistoryPanel
            history={history}
            fieldName={fieldName}
            fieldValue={(_, value) => (typeof value === 'boolean' ? onOff(value) : value)}
          />
        </>
      )}
    </section>
  );
}

function inputOf({ second_factor_required }: SecuritySettings): SecurityInput {
  return { second_factor_required, reason: '' };
}

export { SecurityPage as Component };
