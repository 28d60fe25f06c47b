import { useCallback } from 'react';
import { RemoteSelect, type RemoteOption, type RemoteSelectProps } from '@traveldesk/shared-ui';
import type { Supplier } from '@traveldesk/suppliers-contract';
import { useLazySuppliersPickQuery } from './supplier-picker.api';

export type SupplierSelectProps = Omit<RemoteSelectProps, 'search' | 'picker'>;

/** Selects one or more suppliers by name or key; the value is the id. */
export function SupplierSelect(props: SupplierSelectProps) {
  const [pick] = useLazySuppliersPickQuery();
  const search = useCallback(
    async (typed: string) => {
      const { data } = await pick(typed, true).unwrap();
      return data.map(supplierOption);
    },
    [pick],
  );
  return <RemoteSelect {...(props as RemoteSelectProps)} picker="suppliers" search={search} />;
}

function supplierOption({ id, name, key }: Supplier): RemoteOption {
  return { value: id, label: name, note: key };
}
