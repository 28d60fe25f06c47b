import { useTranslation } from 'react-i18next';
import { moduleInputSchema, type ModuleInput } from '@traveldesk/modules-contract';
import { FormPage } from '@traveldesk/shared-ui';
import '../texts';
import { ModuleForm } from './ModuleForm';
import { useModulesCreateModuleMutation } from './modules.api';

const blank: Partial<ModuleInput> = { status: 'active' };

export function ModuleCreatePage() {
  const { t } = useTranslation('modules');
  const [create] = useModulesCreateModuleMutation();
  return (
    <FormPage
      title={t('modules.add')}
      back="/modules"
      backLabel={t('modules.title')}
      initialValues={blank}
      onSubmit={(values, _, key) => create({ key, module: moduleInputSchema.parse(values) }).unwrap()}
    >
      <ModuleForm />
    </FormPage>
  );
}

export { ModuleCreatePage as Component };
