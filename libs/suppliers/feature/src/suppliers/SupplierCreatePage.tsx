import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { FormPage, useDuplicate } from '@traveldesk/shared-ui';
import {
  supplierConcurrency,
  supplierInputSchema,
  supplierTimeout,
  type Supplier,
  type SupplierInput,
} from '@traveldesk/suppliers-contract';
import '../texts';
import { SupplierForm } from './SupplierForm';
import { supplierInputOf } from './supplier.fields';
import { useSuppliersCreateSupplierMutation, useSuppliersSupplierQuery } from './suppliers.api';

const blank: Partial<SupplierInput> = {
  timeout_ms: supplierTimeout.default,
  concurrency: supplierConcurrency.default,
  lap_infants_count: true,
  single_name: 'fnu',
  status: 'active',
};

export function SupplierCreatePage() {
  const { t } = useTranslation('suppliers');
  const [create] = useSuppliersCreateSupplierMutation();
  const navigate = useNavigate();
  const made = useRef<Supplier>(undefined);
  const { original: _original, ...duplicate } = useDuplicate(
    useSuppliersSupplierQuery,
    (supplier) => ({ ...supplierInputOf(supplier), key: undefined }),
    blank,
  );
  return (
    <FormPage
      title={t('suppliers.add')}
      back="/suppliers"
      backLabel={t('suppliers.title')}
      {...duplicate}
      onSubmit={async (values, _, key) => {
        const answer = await create({ key, supplier: supplierInputSchema.parse(values) }).unwrap();
        made.current = answer.data;
        return answer;
      }}
      // Continue on the edit page, where the connection is tested and usually corrected.
      onSaved={() =>
        made.current &&
        navigate(`/suppliers/edit/${made.current.id}?name=${encodeURIComponent(made.current.name)}`, {
          replace: true,
        })
      }
    >
      <SupplierForm isNew />
    </FormPage>
  );
}

export { SupplierCreatePage as Component };
