import { useTranslation } from 'react-i18next';
import { HistoryPanel } from '@traveldesk/shared-ui';
import { moduleFieldName, moduleFieldValue } from './module.fields';
import { useModulesModuleHistoryQuery } from './modules.api';

/** Who changed what of the module, and when. */
export function ModuleHistory({ id }: { id: string }) {
  const { t } = useTranslation('modules');
  const { data } = useModulesModuleHistoryQuery(id);
  return (
    <HistoryPanel
      entries={data?.data}
      fieldName={(field) => moduleFieldName(t, field)}
      fieldValue={(field, value) => moduleFieldValue(t, field, value)}
    />
  );
}
