import { isCurrency } from '@traveldesk/currencies-contract';
import { useUnknown, type FilterPickerProps } from '@traveldesk/shared-web';
import { CurrencySelect } from './CurrencySelect';

/** Filters a list by currency; an unknown code in the address is removed. */
export function CurrencyFilter({ label, value, onChange, onUnknown }: FilterPickerProps) {
  useUnknown(value, value !== null && !isCurrency(value), onUnknown);
  return (
    <CurrencySelect aria-label={label} placeholder={label} allowClear value={value} onChange={onChange} />
  );
}
