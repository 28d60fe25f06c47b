import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { usePlaceSearch } from '@traveldesk/geo-ui';
import { placeKey, type PlaceKind, type PlaceRef, type RuleNames } from '@traveldesk/markups-contract';
import { RemoteSelect, type RemoteOption } from '@traveldesk/shared-ui';
import { codeNow, isGone } from '../places';
import { useLazyMarkupsPickZonesQuery } from '../zones/zones-picker.api';
import { useRuleNames } from './names';
import './texts';

interface PlacesFieldProps {
  /** The kinds of places to offer. */
  kinds: readonly PlaceKind[];
  /** Set by Form.Item. */
  id?: string;
  value?: PlaceRef[];
  onChange?: (value: PlaceRef[]) => void;
}

/** A picker of airports, cities, countries and zones, as far as `kinds` has them. */
export function PlacesField({ kinds, id, value = [], onChange }: PlacesFieldProps) {
  const { t } = useTranslation('markupForm');
  const { names, note } = useRuleNames();
  const findPlaces = usePlaceSearch();
  const [findZones] = useLazyMarkupsPickZonesQuery();
  const search = useCallback(
    async (typed: string): Promise<RemoteOption[]> => {
      const [zones, places] = await Promise.all([findZones(typed, true).unwrap(), findPlaces(typed)]);
      return [
        ...zones.data.map((zone) => ({
          value: `zone ${zone.id}`,
          label: zone.name,
          note: t('placesOf.zone'),
        })),
        ...places
          .filter(({ kind }) => kinds.includes(kind))
          .map(({ kind, code, name, within, formerly }) => {
            const note = [t(`placesOf.${kind}`), within].filter(Boolean).join(', ');
            const offeredNote = formerly && [formerly, note].join(', ');
            return {
              value: placeKey({ kind, code }),
              code,
              label: name,
              note,
              ...(offeredNote && { offeredNote }),
            };
          }),
      ];
    },
    [findPlaces, findZones, kinds, t],
  );
  return (
    <RemoteSelect
      multiple
      picker="rule-places"
      search={search}
      {...(id && { id })}
      value={value.map(placeKey)}
      selected={value.map((place) => selectedOption(place, names, t('placesOf.gone')))}
      onNamed={(chosen) => note('places', chosen)}
      onChange={(keys) => onChange?.(keys.map(placeOf))}
    />
  );
}

function selectedOption(place: PlaceRef, names: RuleNames, gone: string): RemoteOption {
  const isZone = place.kind === 'zone';
  const unnamed = isGone(place, names) ? gone : isZone ? '…' : '';
  const label = names.places[placeKey(place)] ?? unnamed;
  return { value: placeKey(place), label, ...(!isZone && { code: codeNow(place, names) }) };
}

function placeOf(key: string): PlaceRef {
  const [kind = '', code = ''] = key.split(' ');
  return { kind, code } as PlaceRef;
}
