import { useTranslation } from 'react-i18next';
import { useParams, useSearchParams } from 'react-router-dom';
import { moduleInputSchema, modulePaths } from '@traveldesk/modules-contract';
import { FormPage, useRecordAtOpen } from '@traveldesk/shared-ui';
import { useLanguage } from '@traveldesk/shared-web';
import '../texts';
import { comparedFields, moduleInputOf } from './module.fields';
import { ModuleForm } from './ModuleForm';
import { ModuleHistory } from './ModuleHistory';
import {
  useLazyModulesModuleQuery,
  useModulesModuleQuery,
  useModulesUpdateModuleMutation,
} from './modules.api';

export function ModuleEditPage() {
  const { t } = useTranslation(['modules', 'common']);
  const { language } = useLanguage();
  const { id = '' } = useParams();
  const [search] = useSearchParams();
  const module = useModulesModuleQuery(id, { refetchOnMountOrArgChange: true });
  const opened = useRecordAtOpen(module);
  const [readAgain] = useLazyModulesModuleQuery();
  const [update] = useModulesUpdateModuleMutation();
  return (
    <FormPage
      title={t('modules.edit', { name: opened?.name[language] ?? search.get('name') ?? '' })}
      back="/modules"
      backLabel={t('modules.title')}
      initialValues={opened && moduleInputOf(opened)}
      version={opened?.version}
      loadError={module.error}
      onRetry={() => void module.refetch()}
      onSubmit={(values, version) =>
        update({ id, version, module: moduleInputSchema.parse(values) }).unwrap()
      }
      stale={{
        load: async () => {
          const newest = await readAgain(id).unwrap();
          return { values: moduleInputOf(newest), version: newest.version };
        },
        fields: comparedFields(t),
        history: modulePaths.history(id),
      }}
      after={<ModuleHistory id={id} />}
    >
      <ModuleForm keyFixed />
    </FormPage>
  );
}

export { ModuleEditPage as Component };
