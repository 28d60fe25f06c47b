import { useCallback } from 'react';
import { usePlaceSearch, type FoundPlace } from '@traveldesk/geo-ui';
import { RemoteSelect } from '@traveldesk/shared-ui';

interface PlaceSelectProps {
  kind: FoundPlace['kind'];
  /** Set by Form.Item. */
  id?: string;
  value?: string | null;
  onChange?: (code: string | null) => void;
}

/** A picker of one place by its code, which the URL of a price check has. */
export function PlaceSelect({ kind, value = null, ...props }: PlaceSelectProps) {
  const find = usePlaceSearch();
  const search = useCallback(
    async (typed: string) => {
      const places = await find(typed);
      return places
        .filter((place) => place.kind === kind)
        .map(({ code, name, within }) => ({
          value: code,
          code,
          label: name,
          ...(within && { note: within }),
        }));
    },
    [find, kind],
  );
  return (
    <RemoteSelect
      {...props}
      search={search}
      value={value}
      {...(value && { selected: [{ value, code: value, label: '' }] })}
    />
  );
}
