import { useTranslation } from 'react-i18next';
import type { Offer, SearchLine } from '@traveldesk/flights-contract';
import { Tag } from '@traveldesk/shared-ui';
import { Expiry } from '../offer/Expiry';
import type { SearchState } from '../offer/search-state';
import { FarePart, ItineraryPart } from './OfferParts';
import { PriceSplit } from './PriceSplit';
import styles from './review.module.css';

export interface ListedOfferProps {
  offer: Offer;
  search: SearchLine;
  names: SearchState['names'];
  /** Whether the supplier is being asked. */
  asking: boolean;
}

/** Shows the listed offer until its supplier confirms it, or if the supplier cannot. */
export function ListedOffer({ offer, search, names, asking }: ListedOfferProps) {
  const { t } = useTranslation('flights');
  const supplier = search.suppliers.find(({ key }) => key === offer.supplier);
  return (
    <div className={styles.review} aria-busy={asking}>
      <div className={styles.main}>
        <p role="status" className={styles.notice}>
          {t(asking ? 'review.checkingListed' : 'review.uncheckedListed')}
        </p>
        <ItineraryPart offer={offer} names={names} criteria={search.criteria} company={search.company} />
        <FarePart offer={offer} />
      </div>
      <aside className={styles.side}>
        <section className={styles.card}>
          <h2>{t('review.price')}</h2>
          <PriceSplit price={offer.price} travellers={search.criteria} previous={null} />
          <p>
            {supplier?.name ?? offer.supplier}{' '}
            {offer.training && <Tag color="warning">{t('suppliers.training')}</Tag>}
          </p>
          <Expiry until={offer.expires_at} />
        </section>
      </aside>
    </div>
  );
}
