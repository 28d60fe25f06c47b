import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { StayPlace, StayProperty } from '@traveldesk/hotels-contract';
import { Bidi } from '@traveldesk/shared-ui';
import { isolateDirection, isolated, useFormat } from '@traveldesk/shared-web';
import { StayMap } from '../results/map/StayMap';
import styles from './property.module.css';

export interface PropertyPositionProps {
  property: Pick<StayProperty, 'id' | 'name' | 'point' | 'km'>;
  /** The place that was searched around. */
  place: StayPlace;
  /** The radius of the search in kilometers. */
  radius: number;
}

/** Airports farther than this would leave no room between the property and the place. */
const airportsWithin = 30;

/** The property on the map with the searched place and its airports, and the same as text: coordinates and distance. */
export function PropertyPosition({ property, place, radius }: PropertyPositionProps) {
  const { point, km } = property;
  const { t } = useTranslation('hotels');
  const format = useFormat();
  const found = useMemo(() => [{ property }], [property]);
  const rows = useMemo(() => [{ key: property.id, card: { property }, best: null }], [property]);
  if (!point) return <p>{t('property.positionUnknown')}</p>;
  return (
    <>
      <div className={styles.positionMap}>
        <StayMap
          place={place}
          radius={radius}
          found={found}
          currency={null}
          airportsWithin={airportsWithin}
          rows={rows}
          onOpen={() => undefined}
        />
      </div>
      {km !== null && (
        <p>
          {t('results.distance', {
            km: isolated(format.number(Math.round(km * 10) / 10)),
            place: isolateDirection(place.name),
          })}
        </p>
      )}
      <p className={styles.quiet}>
        {t('property.coordinates')}{' '}
        <Bidi code>{`${point.latitude.toFixed(5)}, ${point.longitude.toFixed(5)}`}</Bidi>
      </p>
    </>
  );
}
