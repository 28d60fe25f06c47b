import { skipToken } from '@reduxjs/toolkit/query';
import { SupplierSelect, useSuppliersPickedQuery } from '@traveldesk/suppliers-ui';

interface NamedSupplierSelectProps {
  /** Set by Form.Item. */
  id?: string;
  value?: string | null;
  onChange?: (id: string | null) => void;
}

/** A supplier picker that loads the name of a supplier given only by id, as in a URL. */
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
