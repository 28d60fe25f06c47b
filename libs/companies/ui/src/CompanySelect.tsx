import { useCallback } from 'react';
import type { Company } from '@traveldesk/companies-contract';
import { RemoteSelect, useNamed, type RemoteOption, type RemoteSelectProps } from '@traveldesk/shared-ui';
import { useCompaniesPickedQuery, useLazyCompaniesPickQuery } from './company-picker.api';

export type CompanySelectProps = Omit<
  RemoteSelectProps,
  'search' | 'picker' | 'multiple' | 'value' | 'onChange'
> & {
  value?: string | null;
  onChange?: (id: string | null) => void;
  /** Told where no company that the user may see has the id. */
  onUnknown?: (id: string) => void;
};

/**
 * Chooses a company that the user may see, by name. The value is the id; where the record does not say what it is
 * called (`selected`), as for an id from the address, the name is asked for.
 */
export function CompanySelect({ value = null, selected, onUnknown, ...props }: CompanySelectProps) {
  const [pick] = useLazyCompaniesPickQuery();
  const { named, remember } = useNamed(
    { value, selected, onUnknown },
    useCompaniesPickedQuery,
    companyOption,
  );
  const search = useCallback(
    async (typed: string) => {
      const { data } = await pick(typed, true).unwrap();
      const options = data.map(companyOption);
      remember(options);
      return options;
    },
    [pick, remember],
  );
  return <RemoteSelect {...props} picker="companies" search={search} value={value} selected={named} />;
}

/** A company as the picker offers it: its name, and the company above it to tell it from others of the name. */
export function companyOption({ id, name, parent }: Pick<Company, 'id' | 'name' | 'parent'>): RemoteOption {
  return { value: id, label: name, ...(parent && { note: parent.name }) };
}
