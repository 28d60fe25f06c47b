import { useTranslation } from 'react-i18next';
import type { Offer, SearchLine } from '@traveldesk/flights-contract';
import { Expiry, reviewStyles, TrainingTag } from '@traveldesk/suppliers-ui';
import type { SearchState } from '../offer/search-state';
import { FarePart, ItineraryPart } from './OfferParts';
import { PriceSplit } from './PriceSplit';

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
    <div className={reviewStyles.review} aria-busy={asking}>
      <div className={reviewStyles.main}>
        <p role="status" className={reviewStyles.notice}>
          {t(asking ? 'review.checkingListed' : 'review.uncheckedListed')}
        </p>
        <ItineraryPart offer={offer} names={names} criteria={search.criteria} company={search.company} />
        <FarePart offer={offer} />
      </div>
      <aside className={reviewStyles.side}>
        <section className={reviewStyles.card}>
          <h2>{t('review.price')}</h2>
          <PriceSplit price={offer.price} travellers={search.criteria} previous={null} />
          <p>
            {supplier?.name ?? offer.supplier} {offer.training && <TrainingTag />}
          </p>
          <Expiry until={offer.expires_at} />
        </section>
      </aside>
    </div>
  );
}
