import { useTranslation } from 'react-i18next';
import { HistoryPanel } from '@traveldesk/shared-ui';
import { useFormat, useLanguage } from '@traveldesk/shared-web';
import { supplierFieldName, supplierFieldValue } from './supplier.fields';
import { useSuppliersModulesQuery } from './supplier-modules.api';
import { useSuppliersSupplierHistoryInfiniteQuery } from './suppliers.api';
import { useProtocols } from './useProtocols';

/** The history of a supplier, with its connection tests. */
export function SupplierHistory({ id }: { id: string }) {
  const { t } = useTranslation('suppliers');
  const { language } = useLanguage();
  const format = useFormat();
  const { data: modules } = useSuppliersModulesQuery();
  const moduleName = (key: string) =>
    modules?.data.find((module) => module.key === key)?.name[language] ?? key;
  const { protocolName } = useProtocols();
  const history = useSuppliersSupplierHistoryInfiniteQuery(id);
  return (
    <HistoryPanel
      history={history}
      fieldName={(field) => supplierFieldName(t, field)}
      fieldValue={(field, value) => supplierFieldValue({ t, format, moduleName, protocolName }, field, value)}
      actionName={(action) => (action === 'test' ? t('tests.action') : action)}
    />
  );
}
