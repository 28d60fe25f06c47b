import { Field, type FieldProps } from '@traveldesk/shared-ui';
import { CompanySelect } from './CompanySelect';
import { useChoosesCompany } from './useChoosesCompany';

export interface CompanyFieldProps extends Pick<FieldProps, 'label' | 'error' | 'className'> {
  value: string | null;
  /** Shown without a company. */
  placeholder: string;
  onChange: (id: string | null) => void;
}

/** The company that staff search for. A company's user always searches for their own, so they have no such field. */
export function CompanyField({ value, placeholder, onChange, ...field }: CompanyFieldProps) {
  if (!useChoosesCompany()) return null;
  return (
    <Field {...field}>
      {(control) => (
        <CompanySelect {...control} value={value} placeholder={placeholder} onChange={onChange} />
      )}
    </Field>
  );
}
