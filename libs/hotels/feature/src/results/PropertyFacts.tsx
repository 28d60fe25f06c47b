import { EnvironmentOutlined, StarFilled } from '@ant-design/icons';
import { useTranslation } from 'react-i18next';
import type { StayPlace, StayProperty } from '@traveldesk/hotels-contract';
import { apart, useFormat } from '@traveldesk/shared-web';
import { useAmenityText } from './amenities';
import styles from './results.module.css';

/** Amenities on a card; the property's page has all of them. */
const mostAmenities = 4;

export interface PropertyFactsProps {
  property: StayProperty;
  /** The place that was searched, from which the distance is. */
  place: Pick<StayPlace, 'name'> | undefined;
}

/** What a card tells of a property besides its name: review score, distance, address, chain, amenities. */
export function PropertyFacts({ property, place }: PropertyFactsProps) {
  const { t } = useTranslation('hotels');
  const format = useFormat();
  const amenityText = useAmenityText();
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
                {t('results.score', { score: format.number(review.score) })}
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
                place: apart(place?.name ?? ''),
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
        {amenities.slice(0, mostAmenities).map(amenityText).join(' · ')}
        {rest > 0 && ` · ${t('results.moreAmenities', { count: rest })}`}
      </p>
    </div>
  );
}

/** The official stars, as icons and as a text. */
export function Stars({ stars }: { stars: number }) {
  const { t } = useTranslation('hotels');
  return (
    <span role="img" aria-label={t('results.stars', { count: stars })} className={styles.stars}>
      {Array.from({ length: stars }, (_, star) => (
        <StarFilled key={star} aria-hidden />
      ))}
    </span>
  );
}
