import { ApiOutlined } from '@ant-design/icons';
import { useTranslation } from 'react-i18next';
import { commandAction, deleteAction, editAction, type RowActionList } from '@traveldesk/shared-ui';
import { usePermissions } from '@traveldesk/shared-web';
import { supplierPermissions, type Supplier } from '@traveldesk/suppliers-contract';
import { useSuppliersDeleteSupplierMutation, useSuppliersTestSupplierMutation } from './suppliers.api';

/** Returns the permitted actions on a supplier, for its row and its page. */
export function useSupplierActions(): (supplier: Supplier) => RowActionList {
  const { t } = useTranslation('suppliers');
  const can = usePermissions(supplierPermissions);
  const [remove] = useSuppliersDeleteSupplierMutation();
  const [test] = useSuppliersTestSupplierMutation();
  return ({ id, name, protocol_problem: problem }) => [
    can.update && editAction(`/suppliers/edit/${id}`, name),
    can.update &&
      problem === null &&
      commandAction(() => test(id).unwrap(), {
        label: t('tests.run'),
        name,
        icon: <ApiOutlined aria-hidden />,
      }),
    can.remove && deleteAction(() => remove(id).unwrap(), name),
  ];
}
