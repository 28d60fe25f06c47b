import { Select, type SelectProps } from 'antd';
import { useLanguage } from '@traveldesk/shared-web';
import { useCompaniesCurrenciesQuery } from './companies.api';
import styles from './CompanyForm.module.css';

export type CurrencySelectProps = Pick<
  SelectProps,
  'id' | 'aria-label' | 'placeholder' | 'allowClear' | 'disabled'
> & { value?: string | null; onChange?: (currency: string | null) => void };

/** Chooses a currency of ISO 4217 by code or name. */
export function CurrencySelect({ value, onChange, ...props }: CurrencySelectProps) {
  const { language } = useLanguage();
  const { data } = useCompaniesCurrenciesQuery(language);
  return (
    <Select
      {...props}
      className={styles.select}
      value={value || null}
      onChange={(next: string | null | undefined) => onChange?.(next ?? null)}
      loading={!data}
      showSearch={{ optionFilterProp: 'label' }}
      options={data?.data.map(({ code, name }) => ({ value: code, label: `${code} – ${name}` })) ?? []}
    />
  );
}
