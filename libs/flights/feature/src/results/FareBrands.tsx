import { useTranslation } from 'react-i18next';
import type { FlightCriteria } from '@traveldesk/flights-contract';
import { BagWords, Conditions, Price, reviewPath, WhyPrice } from '@traveldesk/flights-ui';
import { LinkButton } from '@traveldesk/shared-ui';
import { OfferExpiry } from '@traveldesk/suppliers-ui';
import { fareBrands, type Itinerary } from './model/itineraries';
import styles from './results.module.css';
import { ShareButton } from './ShareButton';

export interface FareBrandsProps {
  itinerary: Itinerary;
  criteria: FlightCriteria;
  supplierName: (key: string) => string;
  /** The query of the list, for the way back. */
  search: string;
}

export function FareBrands({ itinerary, criteria, supplierName, search }: FareBrandsProps) {
  const { t } = useTranslation('flights');
  const fares = fareBrands(itinerary);
  return (
    <section aria-label={t('fares.title')}>
      <h3 className={styles.faresTitle}>{t('fares.count', { count: fares.length })}</h3>
      <ul className={styles.fares}>
        {fares.map((offer, index) => (
          <li key={offer.id} className={styles.fare}>
            <span className={styles.fareTitle}>
              <strong>{offer.fare_brand ?? t('fares.unnamed')}</strong>
              {index < 9 && <kbd className={styles.key}>{index + 1}</kbd>}
            </span>
            <span className={styles.quiet}>
              {offer.cabin && <>{t(`cabins.${offer.cabin}`)} · </>}
              {supplierName(offer.supplier)}
            </span>
            <BagWords bags={offer.bags} />
            <Conditions conditions={offer.conditions} />
            {offer.seats_left !== null && (
              <span className={styles.seats}>{t('seatsLeft', { count: offer.seats_left })}</span>
            )}
            <span className={styles.fareEnd}>
              <OfferExpiry until={offer.expires_at} />
              <Price price={offer.price} travellers={criteria} withNet />
              <WhyPrice offer={offer} />
              <span className={styles.fareButtons}>
                <ShareButton offer={offer} criteria={criteria} />
                <LinkButton type="primary" to={reviewPath(offer.id, search)}>
                  {t('results.choose')}
                </LinkButton>
              </span>
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
