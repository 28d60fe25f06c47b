import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { supplierSettingsInputSchema, type SupplierSettings } from '@traveldesk/companies-contract';
import { RecordForm, useRecordAtOpen } from '@traveldesk/shared-ui';
import {
  useCompaniesSaveSupplierSettingsMutation,
  useCompaniesSupplierSettingsQuery,
  useLazyCompaniesSupplierSettingsQuery,
  type SupplierOf,
} from './settings.api';
import { settingsKeys } from './settings.tabs';
import {
  comparedSupplierValues,
  settingsInputOf,
  supplierValuesOf,
  type SupplierValues,
} from './supplier-values';
import { SupplierSettingsFields } from './SupplierSettingsFields';

/** The form of a company's settings at a supplier. */
export function SupplierSettingsForm({ id, supplierId }: SupplierOf) {
  const { t } = useTranslation('companies');
  const settings = useCompaniesSupplierSettingsQuery({ id, supplierId }, { refetchOnMountOrArgChange: true });
  const opened = useRecordAtOpen(settings);
  const [saved, setSaved] = useState<SupplierSettings>();
  const [readAgain] = useLazyCompaniesSupplierSettingsQuery();
  const [save] = useCompaniesSaveSupplierSettingsMutation();
  const shown = saved ?? opened;
  return (
    <RecordForm<SupplierValues>
      initialValues={shown && supplierValuesOf(shown)}
      version={shown?.version}
      keys={settingsKeys}
      loadError={settings.error}
      onRetry={() => void settings.refetch()}
      onSubmit={async (values, version) => {
        const input = supplierSettingsInputSchema.parse(settingsInputOf(values));
        const done = await save({ id, supplierId, version, settings: input }).unwrap();
        setSaved(done.data);
        return { data: done.data, values: supplierValuesOf(done.data) };
      }}
      stale={{
        load: async () => {
          const newest = await readAgain({ id, supplierId }).unwrap();
          return { values: supplierValuesOf(newest), version: newest.version };
        },
        fields: comparedSupplierValues(t),
      }}
    >
      {shown && <SupplierSettingsFields settings={shown} />}
    </RecordForm>
  );
}
