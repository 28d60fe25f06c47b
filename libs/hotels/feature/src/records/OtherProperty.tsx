import { useCallback, useRef } from 'react';
import type { PropertyRow } from '@traveldesk/hotels-contract';
import { RemoteSelect } from '@traveldesk/shared-ui';
import { useLazyHotelsPropertiesQuery } from './records.api';

interface OtherPropertyProps {
  /** The record to leave out of the options. */
  than: string;
  id?: string;
  value?: PropertyRow | null;
  onChange?: (property: PropertyRow | null) => void;
  onBlur?: () => void;
}

/** A picker of a record by name; the value is the record as it was found, with its version. */
export function OtherProperty({ than, value, onChange, ...field }: OtherPropertyProps) {
  const [find] = useLazyHotelsPropertiesQuery();
  const found = useRef(new Map<string, PropertyRow>());
  const search = useCallback(
    async (name: string) => {
      const { data } = await find({ page: 1, per_page: 20, ...(name && { name }) }).unwrap();
      for (const row of data) found.current.set(row.id, row);
      return data
        .filter(({ id }) => id !== than)
        .map((row) => ({ value: row.id, label: row.name, note: `${row.city}, ${row.country_code}` }));
    },
    [find, than],
  );
  return (
    <RemoteSelect
      {...field}
      search={search}
      value={value?.id ?? null}
      onChange={(id) => onChange?.((id !== null && found.current.get(id)) || null)}
    />
  );
}
