import { isCurrency } from '@traveldesk/currencies-contract';
import { useUnknown, type FilterPickerProps } from '@traveldesk/shared-web';
import { CurrencySelect } from './CurrencySelect';

/** The currency of a list's address. What is no currency is given up, as a record that is not there. */
export function CurrencyFilter({ label, value, onChange, onUnknown }: FilterPickerProps) {
  useUnknown(value, value !== null && !isCurrency(value), onUnknown);
  return (
    <CurrencySelect aria-label={label} placeholder={label} allowClear value={value} onChange={onChange} />
  );
}
