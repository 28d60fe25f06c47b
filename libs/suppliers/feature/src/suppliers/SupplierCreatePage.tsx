import { useTranslation } from 'react-i18next';
import { FormPage } from '@traveldesk/shared-ui';
import {
  supplierConcurrency,
  supplierInputSchema,
  supplierTimeout,
  type SupplierInput,
} from '@traveldesk/suppliers-contract';
import '../texts';
import { SupplierForm } from './SupplierForm';
import { useSuppliersCreateSupplierMutation } from './suppliers.api';

const blank: Partial<SupplierInput> = {
  protocol: 'duffel',
  timeout_ms: supplierTimeout.default,
  concurrency: supplierConcurrency.default,
  lap_infants_count: true,
  status: 'active',
};

export function SupplierCreatePage() {
  const { t } = useTranslation('suppliers');
  const [create] = useSuppliersCreateSupplierMutation();
  return (
    <FormPage
      title={t('suppliers.add')}
      back="/suppliers"
      backLabel={t('suppliers.title')}
      initialValues={blank}
      onSubmit={(values, _, key) => create({ key, supplier: supplierInputSchema.parse(values) }).unwrap()}
    >
      <SupplierForm />
    </FormPage>
  );
}

export { SupplierCreatePage as Component };
