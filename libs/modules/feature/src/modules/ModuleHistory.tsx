import { useTranslation } from 'react-i18next';
import { HistoryPanel } from '@traveldesk/shared-ui';
import { moduleFieldName, moduleFieldValue } from './module.fields';
import { useModulesModuleHistoryInfiniteQuery } from './modules.api';

/** The history of a module. */
export function ModuleHistory({ id }: { id: string }) {
  const { t } = useTranslation('modules');
  const history = useModulesModuleHistoryInfiniteQuery(id);
  return (
    <HistoryPanel
      history={history}
      fieldName={(field) => moduleFieldName(t, field)}
      fieldValue={(field, value) => moduleFieldValue(t, field, value)}
    />
  );
}
