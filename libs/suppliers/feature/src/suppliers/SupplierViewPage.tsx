import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { supplierPaths, supplierPermissions } from '@traveldesk/suppliers-contract';
import { preloadable, RecordPage, useAddedTabs } from '@traveldesk/shared-ui';
import { recordLoader, ofRecord, usePermissions } from '@traveldesk/shared-web';
import '../texts';
import { useSupplierActions } from './supplier.actions';
import { SupplierFacts } from './SupplierFacts';
import { SupplierStatusTag } from './SupplierStatusTag';
import { suppliersSupplier, useSuppliersSupplierQuery } from './suppliers.api';

const { Component: SupplierHistory } = preloadable(
  async () => (await import('./SupplierHistory')).SupplierHistory,
);

const { Component: SupplierUseTab } = preloadable(
  async () => (await import('../use/SupplierUseTab')).SupplierUseTab,
);
const { Component: SupplierErrorsTab } = preloadable(
  async () => (await import('../use/SupplierErrorsTab')).SupplierErrorsTab,
);

export function SupplierViewPage() {
  const { t } = useTranslation(['suppliers', 'common']);
  const { id = '' } = useParams();
  const result = useSuppliersSupplierQuery(id, ofRecord);
  const supplier = result.currentData;
  const actions = useSupplierActions();
  const can = usePermissions(supplierPermissions);
  const added = useAddedTabs(
    'supplier-tab',
    supplier && { id, supplier: { id, module: supplier.module.key } },
  );
  return (
    <RecordPage
      name={supplier?.name}
      state={supplier && <SupplierStatusTag status={supplier.status} />}
      back="/suppliers"
      backLabel={t('suppliers.title')}
      result={result}
      history={supplierPaths.history(id)}
      actions={supplier ? actions(supplier) : []}
      duplicate={can.create && '/suppliers/create'}
      tabs={[
        { key: 'use', label: t('tabs.use'), content: <SupplierUseTab id={id} /> },
        { key: 'errors', label: t('tabs.errors'), content: <SupplierErrorsTab id={id} /> },
        ...added,
        { key: 'history', label: t('common:history.title'), content: <SupplierHistory id={id} /> },
      ]}
    >
      <SupplierFacts supplier={supplier} />
    </RecordPage>
  );
}

SupplierViewPage.loader = recordLoader(suppliersSupplier);

export { SupplierViewPage as Component };
