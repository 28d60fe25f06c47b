import { useTranslation } from 'react-i18next';
import { DataTable, EmptyState, ExportButton, FilterBar, ListPage } from '@traveldesk/shared-ui';
import { listLoader, useLanguage, useListState, usePermissions } from '@traveldesk/shared-web';
import { supplierPaths, supplierPermissions } from '@traveldesk/suppliers-contract';
import '../texts';
import { useSupplierActions } from './supplier.actions';
import { supplierColumns } from './supplier.columns';
import { supplierFilters } from './supplier.filters';
import { suppliersSuppliers, useSuppliersSuppliersQuery } from './suppliers.api';

export function SuppliersPage() {
  const { t } = useTranslation('suppliers');
  const { language } = useLanguage();
  const can = usePermissions(supplierPermissions);
  const list = useListState(supplierFilters);
  const suppliers = useSuppliersSuppliersQuery(list.query);
  const actions = useSupplierActions();
  return (
    <ListPage
      title={t('suppliers.title')}
      note={t('suppliers.note')}
      create={can.create && '/suppliers/create'}
      createLabel={t('suppliers.add')}
      actions={can.export && <ExportButton url={supplierPaths.export} query={list.query} name="suppliers" />}
      filters={<FilterBar fields={supplierFilters} {...list.filterProps} />}
    >
      <DataTable
        {...list.tableProps(suppliers)}
        columns={supplierColumns(t, language)}
        empty={<EmptyState title={t('suppliers.empty')} />}
        rowActions={actions}
      />
    </ListPage>
  );
}

SuppliersPage.loader = listLoader(suppliersSuppliers, supplierFilters);

export { SuppliersPage as Component };
