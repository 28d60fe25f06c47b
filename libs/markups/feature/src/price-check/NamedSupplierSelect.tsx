import { skipToken } from '@reduxjs/toolkit/query';
import { SupplierSelect, useSuppliersPickedQuery } from '@traveldesk/suppliers-ui';

interface NamedSupplierSelectProps {
  /** Given by the form's item. */
  id?: string;
  value?: string | null;
  onChange?: (id: string | null) => void;
}

/** One supplier, which may have come from the address as an id alone. */
export function NamedSupplierSelect({ value = null, ...props }: NamedSupplierSelectProps) {
  const { currentData } = useSuppliersPickedQuery(value || skipToken);
  return (
    <SupplierSelect
      {...props}
      value={value}
      {...(currentData && { selected: [{ value: currentData.id, label: currentData.name }] })}
    />
  );
}
