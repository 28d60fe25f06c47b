import { Checkbox, Form, Switch } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ModulesWithSuppliers, ModuleWithSuppliers } from '@traveldesk/companies-contract';
import { EmptyState, ErrorState, RecordForm, useRecordAtOpen } from '@traveldesk/shared-ui';
import { useLanguage } from '@traveldesk/shared-web';
import { choiceOf, moduleValuesOf, type ModuleValues } from './module-choice';
import {
  useCompaniesChooseModulesMutation,
  useCompaniesModulesQuery,
  useLazyCompaniesModulesQuery,
} from './settings.api';
import { settingsKeys } from './settings.tabs';
import styles from './SettingsPage.module.css';

/** The company's modules and, for each, its suppliers; read-only for the user's own company. */
export function ModulesTab({ id }: { id: string }) {
  const { t } = useTranslation('companies');
  const { language } = useLanguage();
  const modules = useCompaniesModulesQuery(id, { refetchOnMountOrArgChange: true });
  const opened = useRecordAtOpen(modules);
  const [saved, setSaved] = useState<ModulesWithSuppliers>();
  const [readAgain] = useLazyCompaniesModulesQuery();
  const [choose] = useCompaniesChooseModulesMutation();
  const shown = saved ?? opened;

  if (shown && shown.data.length === 0) return <EmptyState title={t('modules.none')} />;
  if (shown && !shown.editable) return <OwnModules modules={shown.data} />;
  if (modules.error && !shown) {
    return <ErrorState error={modules.error} onRetry={() => void modules.refetch()} />;
  }
  return (
    <RecordForm<ModuleValues>
      initialValues={shown && moduleValuesOf(shown)}
      version={shown?.version}
      keys={settingsKeys}
      onSubmit={async (values, version) => {
        const done = await choose({ id, version, choice: choiceOf(values) }).unwrap();
        setSaved(done.data);
        return { data: done.data, values: moduleValuesOf(done.data) };
      }}
      stale={{
        load: async () => {
          const newest = await readAgain(id).unwrap();
          return { values: moduleValuesOf(newest), version: newest.version };
        },
        fields: Object.fromEntries(
          (shown?.data ?? []).map((module) => [
            module.id,
            { label: module.name[language], value: (values) => namesOf(module, values[module.id]) },
          ]),
        ),
      }}
    >
      {shown?.data.map((module) => (
        <ModuleField key={module.id} module={module} />
      ))}
    </RecordForm>
  );
}

function ModuleField({ module: { id, name, status, suppliers } }: { module: ModuleWithSuppliers }) {
  const { t } = useTranslation('companies');
  const { language } = useLanguage();
  const enabled = Form.useWatch<boolean>([id, 'enabled']) ?? false;
  return (
    <section className={styles.module}>
      <div className={styles.heading}>
        <h2 className={styles.title}>
          <bdi>{name[language]}</bdi>
        </h2>
        <Form.Item name={[id, 'enabled']} valuePropName="checked" className={styles.flat}>
          <Switch aria-label={t('modules.enable', { name: name[language] })} />
        </Form.Item>
      </div>
      {status !== 'active' && <p className={styles.note}>{t('modules.inactive')}</p>}
      {suppliers.length === 0 && <p className={styles.note}>{t('modules.noSuppliers')}</p>}
      <Form.Item name={[id, 'suppliers']} className={styles.flat} hidden={suppliers.length === 0}>
        <Checkbox.Group
          aria-label={t('modules.suppliersOf', { name: name[language] })}
          disabled={!enabled}
          options={suppliers.map(({ id, name }) => ({ value: id, label: name }))}
        />
      </Form.Item>
    </section>
  );
}

function OwnModules({ modules }: { modules: readonly ModuleWithSuppliers[] }) {
  const { t } = useTranslation('companies');
  const { language } = useLanguage();
  const held = modules.filter(({ enabled }) => enabled);
  return (
    <>
      <p className={styles.note}>{t('modules.own')}</p>
      {held.length === 0 && <EmptyState title={t('modules.noneHeld')} />}
      {held.map((module) => (
        <section key={module.id} className={styles.module}>
          <h2 className={styles.title}>
            <bdi>{module.name[language]}</bdi>
          </h2>
          <p className={styles.note}>
            {module.suppliers
              .filter(({ enabled }) => enabled)
              .map(({ name }) => name)
              .join(', ')}
          </p>
        </section>
      ))}
    </>
  );
}

/** Returns the names of a module's chosen suppliers; null when the module is off. */
function namesOf(
  { suppliers }: ModuleWithSuppliers,
  value: ModuleValues[string] | undefined,
): string[] | null {
  if (!value?.enabled) return null;
  return suppliers.filter(({ id }) => value.suppliers.includes(id)).map(({ name }) => name);
}
