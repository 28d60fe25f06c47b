import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { RemoteSelect, type RemoteOption, type RemoteSelectProps } from '@traveldesk/shared-ui';
import type { Supplier } from '@traveldesk/suppliers-contract';
import { useLazySuppliersPickQuery } from './supplier-picker.api';

export type SupplierSelectProps = Omit<RemoteSelectProps, 'search' | 'picker'>;

/** Selects one or more suppliers by name or key; the value is the id. Inactive ones are marked. */
export function SupplierSelect(props: SupplierSelectProps) {
  const { t } = useTranslation('common');
  const [pick] = useLazySuppliersPickQuery();
  const search = useCallback(
    async (typed: string) => {
      const { data } = await pick(typed, true).unwrap();
      return data.map((supplier) => supplierOption(supplier, t('picker.inactive')));
    },
    [pick, t],
  );
  return <RemoteSelect {...(props as RemoteSelectProps)} picker="suppliers" search={search} />;
}

function supplierOption({ id, name, key, status }: Supplier, inactive: string): RemoteOption {
  const mark = status === 'inactive' && { offeredNote: `${key} · ${inactive}` };
  return { value: id, label: name, note: key, ...mark };
}
