import type { FilterPickerProps } from '@traveldesk/shared-web';
import { CurrencySelect } from './CurrencySelect';

export function CurrencyFilter({ label, value, onChange }: FilterPickerProps) {
  return (
    <CurrencySelect aria-label={label} placeholder={label} allowClear value={value} onChange={onChange} />
  );
}
