import { Select, type SelectProps } from 'antd';
import { useMemo } from 'react';
import { currencyCodes } from '@traveldesk/currencies-contract';
import { ClearableSelect, foldedFilter } from '@traveldesk/shared-ui';
import { currencyOptions, useLanguage } from '@traveldesk/shared-web';
import styles from './CurrencySelect.module.css';

export type CurrencySelectProps = Pick<
  SelectProps,
  'id' | 'aria-label' | 'placeholder' | 'allowClear' | 'disabled'
> & { value?: string | null; onChange?: (currency: string | null) => void };

/** Selects an ISO 4217 currency by code or name, without a request. */
export function CurrencySelect({ value, onChange, allowClear, ...props }: CurrencySelectProps) {
  const { language } = useLanguage();
  const options = useMemo(() => currencyOptions(currencyCodes, language), [language]);
  const choice = {
    ...props,
    className: styles.select ?? '',
    value: value || null,
    onChange: (next: string | null | undefined) => onChange?.(next ?? null),
    showSearch: foldedFilter,
    options,
  };
  return allowClear ? <ClearableSelect<string> {...choice} /> : <Select {...choice} />;
}
