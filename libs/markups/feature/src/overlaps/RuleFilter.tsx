import { skipToken } from '@reduxjs/toolkit/query';
import { useCallback } from 'react';
import { RemoteSelect, useNamed } from '@traveldesk/shared-ui';
import type { FilterPickerProps } from '@traveldesk/shared-web';
import type { Markup } from '@traveldesk/markups-contract';
import { useLazyMarkupsMarkupsQuery, useMarkupsMarkupQuery } from '../markups/markups.api';

/** Filters overlaps by one rule. An unknown rule id is removed from the filter. */
export function RuleFilter({ label, value, onChange, onUnknown }: FilterPickerProps) {
  const [pick] = useLazyMarkupsMarkupsQuery();
  const { named, remember } = useNamed<Markup>({ value, onUnknown }, useOneQuery, ruleOption);
  const search = useCallback(
    async (name: string) => {
      const { data } = await pick({ name, page: 1, per_page: 10 }, true).unwrap();
      const options = data.map(ruleOption);
      remember(options);
      return options;
    },
    [pick, remember],
  );
  return (
    <RemoteSelect
      aria-label={label}
      placeholder={label}
      picker="markup-rules"
      search={search}
      value={value}
      onChange={onChange}
      selected={named}
    />
  );
}

const useOneQuery = (id: string | typeof skipToken) => useMarkupsMarkupQuery(id);
const ruleOption = ({ id, name }: Markup) => ({ value: id, label: name });
