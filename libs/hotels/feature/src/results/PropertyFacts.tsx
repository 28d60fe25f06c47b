import { EnvironmentOutlined } from '@ant-design/icons';
import { useTranslation } from 'react-i18next';
import type { StayPlace, StayProperty } from '@traveldesk/hotels-contract';
import { amenityName } from '@traveldesk/hotels-ui';
import { isolateDirection, useFormat } from '@traveldesk/shared-web';
import styles from './results.module.css';

/** Amenities on a card; the property's page has all of them. */
const mostAmenities = 4;

export interface PropertyFactsProps {
  property: StayProperty;
  /** The searched place; the distance is measured from it. */
  place: Pick<StayPlace, 'name'> | undefined;
}

/** The facts of a card besides the property's name: review score, distance, address, chain, amenities. */
export function PropertyFacts({ property, place }: PropertyFactsProps) {
  const { t } = useTranslation('hotels');
  const format = useFormat();
  const { review, km, address, chain } = property;
  const amenities = property.amenities ?? [];
  const rest = amenities.length - mostAmenities;
  return (
    <div className={styles.facts}>
      <p className={styles.fact}>
        <span>
          {review ? (
            <>
              <strong className={styles.score}>
                {t('property.score', { score: format.number(review.score) })}
              </strong>{' '}
              {review.count !== null && t('results.reviews', { count: review.count })}
            </>
          ) : (
            t('results.notRated')
          )}
        </span>
        <span>
          <EnvironmentOutlined aria-hidden />{' '}
          {km === null
            ? t('results.noDistance')
            : t('results.distance', {
                km: format.number(Math.round(km * 10) / 10),
                place: isolateDirection(place?.name ?? ''),
              })}
        </span>
        <bdi>{[address.line, address.city].filter((part) => part !== null).join(', ')}</bdi>
      </p>
      <p className={styles.quiet}>
        {chain && (
          <>
            <bdi>{chain}</bdi>
            {amenities.length > 0 && ' · '}
          </>
        )}
        {amenities
          .slice(0, mostAmenities)
          .map((type) => amenityName(type, t))
          .join(' · ')}
        {rest > 0 && ` · ${t('results.moreAmenities', { count: rest })}`}
      </p>
    </div>
  );
}
