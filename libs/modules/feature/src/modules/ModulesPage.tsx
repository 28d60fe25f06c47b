import { useTranslation } from 'react-i18next';
import { modulePaths, modulePermissions } from '@traveldesk/modules-contract';
import { DataTable, EmptyState, ExportButton, FilterBar, ListPage } from '@traveldesk/shared-ui';
import { listLoader, useLanguage, useListState, usePermissions } from '@traveldesk/shared-web';
import '../texts';
import { useModuleActions } from './module.actions';
import { moduleColumns } from './module.columns';
import { moduleFilters } from './module.filters';
import { modulesModules, useModulesModulesQuery } from './modules.api';

export function ModulesPage() {
  const { t } = useTranslation('modules');
  const { language } = useLanguage();
  const can = usePermissions(modulePermissions);
  const list = useListState(moduleFilters);
  const modules = useModulesModulesQuery(list.query);
  const actions = useModuleActions();
  return (
    <ListPage
      title={t('modules.title')}
      note={t('modules.note')}
      create={can.create && '/modules/create'}
      createLabel={t('modules.add')}
      actions={can.export && <ExportButton url={modulePaths.export} query={list.query} name="modules" />}
      filters={<FilterBar fields={moduleFilters} {...list.filterProps} />}
    >
      <DataTable
        {...list.tableProps(modules)}
        columns={moduleColumns(t, language)}
        empty={<EmptyState title={t('modules.empty')} />}
        rowActions={actions}
      />
    </ListPage>
  );
}

ModulesPage.loader = listLoader(modulesModules, moduleFilters);

export { ModulesPage as Component };
