import { skipToken } from '@reduxjs/toolkit/query';
import { isNoSuchRecord, useUnknown, type FilterPickerProps } from '@traveldesk/shared-web';
import { useSuppliersPickedQuery } from './supplier-picker.api';
import { SupplierSelect } from './SupplierSelect';

/** Filters by supplier; an unknown id is removed. */
export function SupplierFilter({ label, value, onChange, onUnknown }: FilterPickerProps) {
  const { currentData, error } = useSuppliersPickedQuery(value ?? skipToken);
  useUnknown(value, isNoSuchRecord(error), onUnknown);
  return (
    <SupplierSelect
      aria-label={label}
      placeholder={label}
      value={value}
      onChange={onChange}
      {...(currentData && { selected: [{ value: currentData.id, label: currentData.name }] })}
    />
  );
}
