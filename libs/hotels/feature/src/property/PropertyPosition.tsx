import { useTranslation } from 'react-i18next';
import type { StayPlace, StayProperty } from '@traveldesk/hotels-contract';
import { Bidi } from '@traveldesk/shared-ui';
import { isolateDirection, isolated, useFormat } from '@traveldesk/shared-web';
import styles from './property.module.css';

export interface PropertyPositionProps {
  property: Pick<StayProperty, 'point' | 'km'>;
  /** The place that was searched around. */
  place: StayPlace;
}

/** Where the property is: its coordinates, and its distance from the place that was searched. */
export function PropertyPosition({ property: { point, km }, place }: PropertyPositionProps) {
  const { t } = useTranslation('hotels');
  const format = useFormat();
  if (!point) return <p>{t('property.positionUnknown')}</p>;
  return (
    <>
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
