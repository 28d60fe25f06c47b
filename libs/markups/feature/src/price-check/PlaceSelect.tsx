import { useCallback } from 'react';
import { usePlaceSearch } from '@traveldesk/geo-ui';
import { placeKey } from '@traveldesk/markups-contract';
import { RemoteSelect } from '@traveldesk/shared-ui';

interface PlaceSelectProps {
  /** Set by Form.Item. */
  id?: string;
  value?: string | null;
  onChange?: (place: string | null) => void;
}

/** A picker of the city or country of a property; the value is kind and code, such as `city DXB`. */
export function PlaceSelect({ value = null, ...props }: PlaceSelectProps) {
  const find = usePlaceSearch();
  const search = useCallback(
    async (typed: string) => {
      const places = await find(typed);
      return places.flatMap(({ kind, code, name, within }) =>
        kind === 'airport'
          ? []
          : [{ value: placeKey({ kind, code }), code, label: name, ...(within && { note: within }) }],
      );
    },
    [find],
  );
  const code = value?.split(' ')[1];
  return (
    <RemoteSelect
      {...props}
      search={search}
      value={value}
      {...(value && code && { selected: [{ value, code, label: '' }] })}
    />
  );
}
