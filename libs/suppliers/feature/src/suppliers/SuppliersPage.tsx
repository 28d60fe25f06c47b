import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import {
  DataTable,
  deleteAction,
  editAction,
  EmptyState,
  ExportButton,
  FilterBar,
  ListPage,
  useSecondStep,
} from '@traveldesk/shared-ui';
import { firstList, useLanguage, useListState, usePermissions } from '@traveldesk/shared-web';
import { supplierPaths, supplierPermissions } from '@traveldesk/suppliers-contract';
import '../texts';
import { supplierColumns } from './supplier.columns';
import { supplierFilters, withModules } from './supplier.filters';
import {
  suppliersSuppliers,
  useSuppliersDeleteSupplierMutation,
  useSuppliersModulesQuery,
  useSuppliersSuppliersQuery,
} from './suppliers.api';

export function SuppliersPage() {
  const { t } = useTranslation('suppliers');
  const { language } = useLanguage();
  const can = usePermissions(supplierPermissions);
  const list = useListState(supplierFilters);
  const suppliers = useSuppliersSuppliersQuery(list.query);
  // What a filter offers may come after the rows.
  const whole = useSecondStep();
  const { data: modules } = useSuppliersModulesQuery(undefined, { skip: !whole });
  const [remove] = useSuppliersDeleteSupplierMutation();
  const filters = useMemo(() => withModules(modules?.data ?? [], language), [modules, language]);
  return (
    <ListPage
      title={t('suppliers.title')}
      note={t('suppliers.note')}
      create={can.create && '/suppliers/create'}
      createLabel={t('suppliers.add')}
      actions={can.export && <ExportButton url={supplierPaths.export} query={list.query} name="suppliers" />}
      filters={<FilterBar fields={filters} {...list.filterProps} />}
    >
      <DataTable
        {...list.tableProps(suppliers)}
        columns={supplierColumns(t, language)}
        empty={<EmptyState title={t('suppliers.empty')} />}
        rowActions={({ id, name }) => [
          can.update && editAction(`/suppliers/edit/${id}`, name),
          can.remove && deleteAction(() => remove(id).unwrap(), name),
        ]}
      />
    </ListPage>
  );
}

export const first = firstList(suppliersSuppliers, supplierFilters);

export { SuppliersPage as Component };
