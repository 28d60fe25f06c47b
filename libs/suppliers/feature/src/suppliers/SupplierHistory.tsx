import { useTranslation } from 'react-i18next';
import { HistoryPanel } from '@traveldesk/shared-ui';
import { useFormat } from '@traveldesk/shared-web';
import { supplierFieldName, supplierFieldValue } from './supplier.fields';
import { useSuppliersSupplierHistoryInfiniteQuery } from './suppliers.api';

/** Who changed what of the supplier, who tested its connection, and when. */
export function SupplierHistory({ id }: { id: string }) {
  const { t } = useTranslation('suppliers');
  const { dateTime } = useFormat();
  const history = useSuppliersSupplierHistoryInfiniteQuery(id);
  return (
    <HistoryPanel
      history={history}
      fieldName={(field) => supplierFieldName(t, field)}
      fieldValue={(field, value) => supplierFieldValue({ t, dateTime }, field, value)}
      actionName={(action) => (action === 'test' ? t('tests.action') : action)}
    />
  );
}
