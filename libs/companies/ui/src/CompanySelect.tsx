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
  /** Called when no company that the user may see has the id. */
  onUnknown?: (id: string) => void;
};

/**
 * A picker of a company in the user's scope, by name; the value is the id. The name is loaded if `selected` does not give it, such as for
 * an id from the URL.
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

/** A company as a picker's option, with its parent to distinguish companies of the same name. */
export function companyOption({ id, name, parent }: Pick<Company, 'id' | 'name' | 'parent'>): RemoteOption {
  return { value: id, label: name, ...(parent && { note: parent.name }) };
}
