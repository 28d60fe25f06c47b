import { useCallback, useMemo } from 'react';
import type { NegotiatedRate } from '@traveldesk/hotels-contract';
import { RemoteSelect } from '@traveldesk/shared-ui';
import { useLazyHotelsNegotiatedPropertiesQuery, type RatesOf } from './negotiated.api';
import { propertyOption } from './rate-values';

interface PropertiesSelectProps {
  of: RatesOf;
  known: readonly NegotiatedRate[];
  id?: string;
  value?: string[] | null;
  onChange?: (ids: string[]) => void;
  onBlur?: () => void;
}

/** A picker of properties that earlier searches found at the supplier, by name; values are the ids of our records. */
export function PropertiesSelect({ of: { id, supplierId }, known, value, ...field }: PropertiesSelectProps) {
  const [find] = useLazyHotelsNegotiatedPropertiesQuery();
  const search = useCallback(
    async (q: string) => {
      const { data } = await find({ id, supplierId, q }, true).unwrap();
      return data.map(propertyOption);
    },
    [find, id, supplierId],
  );
  const selected = useMemo(
    () => known.flatMap(({ properties }) => properties ?? []).map(propertyOption),
    [known],
  );
  return <RemoteSelect {...field} multiple search={search} selected={selected} value={value ?? []} />;
}
