import { useTranslation } from 'react-i18next';
import { moduleInputSchema, type ModuleInput } from '@traveldesk/modules-contract';
import { FormPage, useDuplicate } from '@traveldesk/shared-ui';
import '../texts';
import { ModuleForm } from './ModuleForm';
import { moduleInputOf } from './module.fields';
import { useModulesCreateModuleMutation, useModulesModuleQuery } from './modules.api';

const blank: Partial<ModuleInput> = { status: 'active' };

export function ModuleCreatePage() {
  const { t } = useTranslation('modules');
  const [create] = useModulesCreateModuleMutation();
  const { original: _original, ...duplicate } = useDuplicate(
    useModulesModuleQuery,
    (module) => ({ ...moduleInputOf(module), key: undefined }),
    blank,
  );
  return (
    <FormPage
      title={t('modules.add')}
      back="/modules"
      backLabel={t('modules.title')}
      {...duplicate}
      onSubmit={(values, _, key) => create({ key, module: moduleInputSchema.parse(values) }).unwrap()}
    >
      <ModuleForm />
    </FormPage>
  );
}

export { ModuleCreatePage as Component };
