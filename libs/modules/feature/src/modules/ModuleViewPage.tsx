import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { modulePaths, modulePermissions } from '@traveldesk/modules-contract';
import { preloadable, RecordPage } from '@traveldesk/shared-ui';
import { recordLoader, ofRecord, useLanguage, usePermissions } from '@traveldesk/shared-web';
import '../texts';
import { useModuleActions } from './module.actions';
import { ModuleFacts } from './ModuleFacts';
import { ModuleRelated } from './ModuleRelated';
import { modulesModule, useModulesModuleQuery } from './modules.api';
import { ModuleStatusTag } from './ModuleStatusTag';

const { Component: ModuleHistory } = preloadable(async () => (await import('./ModuleHistory')).ModuleHistory);

export function ModuleViewPage() {
  const { t } = useTranslation(['modules', 'common']);
  const { language } = useLanguage();
  const { id = '' } = useParams();
  const result = useModulesModuleQuery(id, ofRecord);
  const module = result.currentData;
  const actions = useModuleActions();
  const can = usePermissions(modulePermissions);
  return (
    <RecordPage
      name={module?.name[language]}
      state={module && <ModuleStatusTag status={module.status} />}
      back="/modules"
      backLabel={t('modules.title')}
      result={result}
      history={modulePaths.history(id)}
      actions={module ? actions(module) : []}
      duplicate={can.create && '/modules/create'}
      tabs={[{ key: 'history', label: t('common:history.title'), content: <ModuleHistory id={id} /> }]}
    >
      <ModuleFacts module={module} />
      <ModuleRelated id={id} />
    </RecordPage>
  );
}

ModuleViewPage.loader = recordLoader(modulesModule);

export { ModuleViewPage as Component };
